import type { Classification } from '../../kit/tool/classification.ts'

/** Cut-offs of the paper: −1.455 (0.12 from 65 years on) and 0.676. */
function advanced(
  id: string,
  title: Classification['title'] & {},
  low: number,
  when: Classification['when'] & {},
): Classification<'nfs'> {
  const shown = String(low).replace('-', '−')
  return {
    id,
    title,
    when,
    output: 'nfs',
    on: 'rounded',
    bands: [
      {
        id: 'unlikely',
        label: { en: 'Advanced fibrosis unlikely', zh: '进展期纤维化可能性小' },
        meaning: { en: `< ${shown} (F0–F2)`, zh: `< ${shown}（F0~F2）` },
        tone: 'good',
      },
      {
        id: 'between',
        from: low,
        label: { en: 'Indeterminate', zh: '不确定' },
        meaning: { en: `${shown} to 0.676`, zh: `${shown}~0.676` },
        tone: 'caution',
      },
      {
        id: 'likely',
        from: 0.677,
        label: { en: 'Advanced fibrosis likely', zh: '进展期纤维化可能性大' },
        meaning: { en: '> 0.676 (F3–F4)', zh: '> 0.676（F3~F4）' },
        tone: 'alarm',
      },
    ],
  }
}

export const fibrosis = advanced('fibrosis', { en: 'Below 65 years', zh: '< 65 岁' }, -1.455, {
  input: 'age',
  below: 65,
})

export const fibrosisOfTheOld = advanced('fibrosis-65', { en: 'From 65 years', zh: '≥ 65 岁' }, 0.12, {
  input: 'age',
  from: 65,
})
