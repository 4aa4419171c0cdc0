import type { ExampleColumn, ExampleData } from '../kit/example.ts'

/** Lehmer's random numbers, x → 48271 x mod 2³¹ − 1, between 0 and 1. */
function randomNumbers(seed: number): () => number {
  let state = seed
  return () => {
    state = (state * 48271) % 2147483647
    return state / 2147483647
  }
}

interface Simulated {
  readonly seed: number
  readonly rows: number
  /** The share of `yes` at a median severity. */
  readonly shares: Readonly<Record<string, number>>
  readonly yes: string
  readonly no: string
  readonly group: { readonly name: string; readonly values: readonly [string, string] }
  /** A value is missing with this probability. */
  readonly blank: number
}

/** A row for each person, as README.md says. */
function simulated({ seed, rows, shares, yes, no, group, blank }: Simulated): readonly ExampleColumn[] {
  const next = randomNumbers(seed)
  const names = Object.keys(shares)
  const cells = Array.from({ length: rows }, () => {
    const second = next() < 0.45
    const severity = 2 * next() - 1 + (second ? 0.5 : 0)
    const values = names.map((name) => {
      const share = shares[name] ?? 0
      const odds = Math.exp(Math.log(share / (1 - share)) + 1.6 * severity)
      const has = next() < odds / (1 + odds)
      return next() < blank ? null : has ? yes : no
    })
    return { group: group.values[second ? 1 : 0], values }
  })
  return [
    { id: 'c1', name: group.name, measure: 'nominal', values: cells.map((row) => row.group) },
    ...names.map(
      (name, k): ExampleColumn => ({
        id: `c${k + 2}`,
        name,
        measure: 'nominal',
        values: cells.map(({ values }) => values[k] ?? null),
      }),
    ),
  ]
}

/** See README.md. */
export const symptoms: ExampleData = {
  id: 'symptoms',
  title: { en: 'Symptoms of 360 patients with a respiratory infection', zh: '360 例呼吸道感染患者的症状' },
  source: { en: 'Made up for this project.', zh: '本项目模拟数据。' },
  columns: simulated({
    seed: 84,
    rows: 360,
    shares: {
      Fever: 0.6,
      Cough: 0.55,
      Fatigue: 0.4,
      'Sore throat': 0.22,
      Headache: 0.2,
      Dyspnoea: 0.12,
      'Loss of smell': 0.1,
    },
    yes: 'Yes',
    no: 'No',
    group: { name: 'Care', values: ['Outpatient', 'Admitted'] },
    blank: 0.003,
  }),
}

/** See README.md. */
export const comorbidities: ExampleData = {
  id: 'comorbidities',
  title: { en: 'Comorbidities of 500 elderly inpatients', zh: '500 例老年住院患者的共病' },
  source: { en: 'Made up for this project.', zh: '本项目模拟数据。' },
  columns: simulated({
    seed: 83,
    rows: 500,
    shares: { 高血压: 0.55, 糖尿病: 0.3, 冠心病: 0.28, 脑卒中: 0.15, 慢性肾脏病: 0.1, 慢性阻塞性肺疾病: 0.09 },
    yes: '有',
    no: '无',
    group: { name: '性别', values: ['女', '男'] },
    blank: 0.004,
  }),
}
