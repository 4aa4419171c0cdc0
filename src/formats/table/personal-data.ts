import type { FinishedCells } from './column-cells.ts'

type PersonalData = 'name' | 'identity-number' | 'record-number' | 'phone' | 'address' | 'email'

export interface PersonalFinding {
  readonly kind: PersonalData
  /** How it was recognised. */
  readonly by: 'column-name' | 'content'
}

const named: readonly (readonly [PersonalData, RegExp])[] = [
  ['identity-number', /身份证|证件号|id.?card|national.?id|\bssn\b/i],
  ['phone', /手机|电话|联系方式|phone|mobile|^tel\b/i],
  [
    'record-number',
    /住院号|病案号|病历号|门诊号|就诊卡|就诊号|医保号|社保号|登记号|\bmrn\b|medical.?record|hospital.?(no|num|id)|admission.?(no|num|id)/i,
  ],
  ['email', /邮箱|e-?mail/i],
  ['address', /住址|地址|家庭住|address/i],
  ['name', /姓名|患者名|病人名|联系人|家属|^(full|patient|sur|last|first|family|given)?[ _.-]?name$/i],
]

/** The hundred or so most frequent surnames cover about 85 % of China (Ministry of Public Security, 2020 report on names). */
const surnames = new Set(
  '王李张刘陈杨黄赵吴周徐孙马朱胡郭何高林郑谢罗梁宋唐许韩冯邓曹彭曾肖田董袁潘于蒋蔡余杜叶程苏魏吕丁任沈姚卢姜崔钟谭陆汪范金石廖贾夏韦付方白邹孟熊秦邱江尹薛闫段雷侯龙史陶黎贺顾毛郝龚邵万钱严覃武戴莫孔向汤',
)
const chineseName = /^\p{Script=Han}{2,4}$/u
const mobile = /^(?:\+?86[- ]?)?1[3-9]\d{9}$/
/** RFC 5321, 4.5.3.1.3; on a longer text the pattern would backtrack at each point. */
const longestEmail = 254
const email = /^[^\s@]+@[^\s@]+\.[^\s@]+$/

/**
 * Whether a column identifies patients: by its name, or because most of its cells are identity numbers with a right check digit, mobile
 * numbers, e-mail addresses, or distinct Chinese names.
 */
export function findPersonalData(name: string, cells: FinishedCells): PersonalFinding | null {
  const content = byContent(cells)
  if (content !== null) return { kind: content, by: 'content' }
  const byName = named.find(([, pattern]) => pattern.test(name.trim()))
  return byName === undefined ? null : { kind: byName[0], by: 'column-name' }
}

function byContent(cells: FinishedCells): PersonalData | null {
  if (cells.form === 'numbers') return mostlyPhones(cells.values) ? 'phone' : null
  const { texts } = cells
  if (texts.length === 0) return null
  const share = (is: (text: string) => boolean) => {
    let found = 0
    for (const text of texts) if (is(text)) found++
    return found / texts.length
  }
  if (share(isIdentityNumber) >= 0.5) return 'identity-number'
  // A wrong length or a missing letter is found faster than by a pattern that fails.
  if (texts.length >= 5 && share((t) => t.length >= 11 && t.length <= 15 && mobile.test(t)) >= 0.5) return 'phone'
  if (share((t) => t.length <= longestEmail && t.includes('@') && email.test(t)) >= 0.5) return 'email'
  if (texts.length < 5 || texts.length < 0.5 * filledCells(cells.codes)) return null
  return share((t) => surnames.has(t.charAt(0)) && chineseName.test(t)) >= 0.7 ? 'name' : null
}

function filledCells(codes: Int32Array): number {
  let filled = 0
  for (let i = 0; i < codes.length; i++) if ((codes[i] as number) >= 0) filled++
  return filled
}

function mostlyPhones(values: Float64Array): boolean {
  let phones = 0
  let filled = 0
  for (let i = 0; i < values.length; i++) {
    const v = values[i] as number
    if (Number.isNaN(v)) continue
    filled++
    if (v >= 13e9 && v < 20e9 && Number.isInteger(v)) phones++
  }
  return filled > 0 && phones >= 0.5 * filled
}

const weights = [7, 9, 10, 5, 8, 4, 2, 1, 6, 3, 7, 9, 10, 5, 8, 4, 2]

/** A resident identity number of 18 characters: its date exists and its check digit is right (GB 11643-1999, ISO 7064 MOD 11-2). */
export function isIdentityNumber(text: string): boolean {
  if (
    text.length !== 18 ||
    !/^[1-9]\d{5}(?:18|19|20)\d{2}(?:0[1-9]|1[0-2])(?:0[1-9]|[12]\d|3[01])\d{3}[\dXx]$/.test(text)
  )
    return false
  const sum = weights.reduce((s, w, k) => s + w * Number(text[k]), 0)
  return '10X98765432'[sum % 11] === text.charAt(17).toUpperCase()
}
