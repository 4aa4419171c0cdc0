import { randomInt } from 'node:crypto'
import sharp from 'sharp'
import svgCaptcha from 'svg-captcha'
import type { Language } from '../http/language.ts'

interface Captcha {
  /** Four characters, in lower case. */
  readonly answer: string
  /** A PNG; undefined for a question. */
  readonly picture?: Buffer
  readonly question?: string
}

export type CaptchaMaker = (kind: 'picture' | 'question', language: Language) => Promise<Captcha>

const DIGITS: Readonly<Record<Language, readonly (readonly string[])[]>> = {
  en: [
    ['zero', 'nought', 'none'],
    ['one', 'a single one', '1'],
    ['two', 'a pair', '2'],
    ['three', 'one more than two', '3'],
    ['four', 'twice two', '4'],
    ['five', 'half of ten', '5'],
    ['six', 'half a dozen', '6'],
    ['seven', 'the days in a week', '7'],
    ['eight', 'twice four', '8'],
    ['nine', 'ten less one', '9'],
  ],
  zh: [
    ['零', '〇', '十减十'],
    ['一', '壹', '三减二'],
    ['二', '贰', '一双'],
    ['三', '叁', '比二多一'],
    ['四', '肆', '二乘二'],
    ['五', '伍', '十的一半'],
    ['六', '陆', '半打'],
    ['七', '柒', '一周的天数'],
    ['八', '捌', '四的两倍'],
    ['九', '玖', '十减一'],
  ],
}

const PHRASES: Readonly<Record<Language, readonly ((words: string) => string)[]>> = {
  en: [
    (words) => `Type these four digits, one after the other: ${words}.`,
    (words) => `Which four digits are these? ${words}.`,
    (words) => `Write as a number of four digits: ${words}.`,
  ],
  zh: [
    (words) => `请依次输入这四个数字：${words}。`,
    (words) => `下面是哪四个数字？${words}。`,
    (words) => `请写成四位数字：${words}。`,
  ],
}

function pick<T>(options: readonly T[]): T {
  const option = options[randomInt(options.length)]
  if (option === undefined) throw new RangeError('nothing to pick from')
  return option
}

function question(language: Language): Captcha {
  const digits = Array.from({ length: 4 }, () => randomInt(10))
  const words = digits.map((digit) => pick(DIGITS[language][digit] ?? []))
  return { answer: digits.join(''), question: pick(PHRASES[language])(words.join(language === 'zh' ? '，' : ', ')) }
}

async function picture(): Promise<Captcha> {
  // without characters that are easily confused
  const { text, data } = svgCaptcha.create({
    size: 4,
    ignoreChars: '0oO1iIlLqQdDbB8sS5zZ2',
    noise: 3,
    color: true,
    background: '#f4f4f2',
  })
  return { answer: text.toLowerCase(), picture: await sharp(Buffer.from(data)).png().toBuffer() }
}

/** A picture of four characters, or for users who cannot see it a question whose answer is four digits. */
export const makeCaptcha: CaptchaMaker = async (kind, language) => (kind === 'picture' ? picture() : question(language))
