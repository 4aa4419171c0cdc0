import type { Words } from '#catalog/kit/words.ts'

const heads = { en: 'id,arm,sex,age,before,after', zh: '编号,组别,性别,年龄,治疗前,治疗后' }
const arms = { en: ['new', 'usual'], zh: ['新药', '常规'] }
const sexes = { en: ['female', 'male'], zh: ['女', '男'] }

/** A made trial of blood pressure in 60 people, the same in each film; one of them is a child. */
function rows(language: 'en' | 'zh'): string {
  const lines = Array.from({ length: 60 }, (_, k) => {
    const noise = ((k * 37) % 23) - 11
    const before = 152 + noise + (k % 7)
    const after = before - (k % 2 === 0 ? 15 : 8) + ((k * 17) % 13) - 6
    const age = k === 9 ? 16 : 41 + ((k * 29) % 34)
    return [k + 1, arms[language][k % 2], sexes[language][(k >> 1) % 2], age, before, after].join(',')
  })
  return `${[heads[language], ...lines].join('\n')}\n`
}

export const trial: Words = { en: rows('en'), zh: rows('zh') }

/** The name of the project that films begin with. */
export const trialProject: Words = { en: 'BloodPressure', zh: '降压试验' }
