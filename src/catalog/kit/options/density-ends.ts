import { type ChoiceOption, choice } from './options.ts'

export type DensityEnds = 'auto' | 'free' | 'range'

/** The option for the ends of kernel densities. */
export function densityEnds(): ChoiceOption<DensityEnds> {
  return choice({
    label: { en: 'Ends', zh: '两端' },
    help: {
      en: 'Where a curve may go beyond the values.',
      zh: '曲线可否超出观测值范围。',
    },
    of: {
      auto: {
        label: { en: 'Not below 0', zh: '不低于 0' },
        help: {
          en: 'Reflected at 0 if the variable is never negative.',
          zh: '变量无负值时在 0 处反射。',
        },
      },
      free: { label: { en: 'Free', zh: '不限' } },
      range: {
        label: { en: 'At the outermost values', zh: '截于最小值与最大值' },
        help: { en: 'Cut off there, as a violin plot is.', zh: '在两端截断，与小提琴图相同。' },
      },
    },
    initial: 'auto',
  })
}
