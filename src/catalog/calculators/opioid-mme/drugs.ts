import { measured, optional } from '../../kit/tool/inputs/in-units.ts'
import type { Words } from '../../kit/words.ts'

/** MME of 1 mg a day by mouth, or of 1 µg/h from a fentanyl patch: CDC 2022. */
export const factors = {
  codeine: 0.15,
  fentanylPatch: 2.4,
  hydrocodone: 1,
  hydromorphone: 5,
  methadone: 4.7,
  morphine: 1,
  oxycodone: 1.5,
  oxymorphone: 3,
  tapentadol: 0.4,
  tramadol: 0.2,
} as const

export type Drug = keyof typeof factors

export const names = {
  codeine: { en: 'Codeine', zh: '可待因' },
  fentanylPatch: { en: 'Fentanyl patch', zh: '芬太尼透皮贴剂' },
  hydrocodone: { en: 'Hydrocodone', zh: '氢可酮' },
  hydromorphone: { en: 'Hydromorphone', zh: '氢吗啡酮' },
  methadone: { en: 'Methadone', zh: '美沙酮' },
  morphine: { en: 'Morphine', zh: '吗啡' },
  oxycodone: { en: 'Oxycodone', zh: '羟考酮' },
  oxymorphone: { en: 'Oxymorphone', zh: '羟吗啡酮' },
  tapentadol: { en: 'Tapentadol', zh: '他喷他多' },
  tramadol: { en: 'Tramadol', zh: '曲马多' },
} as const satisfies Readonly<Record<Drug, Words>>

function byMouth(drug: Drug, hard: number, usual: number) {
  return optional(
    measured({
      label: names[drug],
      units: [{ id: 'mg/d', label: { en: 'mg/d', zh: 'mg/d' }, resolution: 1, hard: [0, hard], usual: [0, usual] }],
    }),
  )
}

const patch = optional(
  measured({
    label: names.fentanylPatch,
    help: { en: 'Strength as printed, not the content in mg', zh: '按标示的释放速率，而非含量 mg' },
    units: [{ id: 'ug/h', label: { en: 'µg/h', zh: 'µg/h' }, resolution: 1, hard: [0, 300], usual: [0, 100] }],
  }),
)

export const inputs = {
  morphine: byMouth('morphine', 2000, 200),
  oxycodone: byMouth('oxycodone', 1000, 160),
  fentanylPatch: patch,
  hydromorphone: byMouth('hydromorphone', 300, 40),
  tramadol: byMouth('tramadol', 800, 400),
  codeine: byMouth('codeine', 600, 240),
  methadone: byMouth('methadone', 300, 60),
  tapentadol: byMouth('tapentadol', 800, 500),
  hydrocodone: byMouth('hydrocodone', 500, 120),
  oxymorphone: byMouth('oxymorphone', 300, 80),
}

export const drugs = Object.keys(inputs) as readonly Drug[]

export const table: Words = {
  en: drugs.map((drug) => `${names[drug].en} ${factors[drug]}`).join('; '),
  zh: drugs.map((drug) => `${names[drug].zh} ${factors[drug]}`).join('；'),
}
