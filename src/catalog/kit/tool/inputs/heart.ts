import type { Words } from '../../words.ts'

/** Killip classes, on admission with an acute myocardial infarction. */
export const killipClasses = {
  I: { en: 'I: no signs of heart failure', zh: 'I 级：无心力衰竭征象' },
  II: {
    en: 'II: rales in up to half of the lung fields, third heart sound or raised jugular pressure',
    zh: 'II 级：肺部啰音不超过肺野的 1/2，或有第三心音、颈静脉压升高',
  },
  III: { en: 'III: frank pulmonary oedema', zh: 'III 级：急性肺水肿' },
  IV: { en: 'IV: cardiogenic shock', zh: 'IV 级：心源性休克' },
} as const satisfies Readonly<Record<string, Words>>
