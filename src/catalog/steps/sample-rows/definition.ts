import { choice, number, toggle } from '../../kit/options/options.ts'
import { seed } from '../../kit/options/standard-options.ts'
import { defineStep } from '../../kit/step.ts'
import { groupedBy, groupMessages, missingKeys } from '../../kit/steps/group-options.ts'

export const definition = defineStep({
  id: 'sample-rows',
  version: 1,
  options: {
    size: choice({
      label: { en: 'Size', zh: '样本量' },
      help: { en: 'Of the whole, or of each stratum.', zh: '全体的样本量；分层时为每层的样本量。' },
      of: {
        share: { label: { en: 'A share of the rows', zh: '按比例' } },
        count: { label: { en: 'A number of rows', zh: '按行数' } },
      },
      initial: 'share',
    }),
    share: number({
      label: { en: 'Share', zh: '比例' },
      help: {
        en: 'The number of rows is rounded; each stratum gives at least one.',
        zh: '行数四舍五入，每层至少抽取一行。',
      },
      min: 0,
      max: 1,
      step: 0.05,
      shownAs: 'percent',
      initial: 0.1,
      when: ({ size }) => size !== 'count',
    }),
    count: number({
      label: { en: 'Rows', zh: '行数' },
      help: { en: 'From each stratum, if there are strata.', zh: '分层时为每层的行数。' },
      min: 1,
      max: 5_000_000,
      step: 1,
      integer: true,
      initial: 100,
      when: ({ size }) => size === 'count',
    }),
    by: groupedBy({
      en: 'Strata, from each of which a sample is taken. None: from all rows.',
      zh: '分层变量，各层分别抽样；不选则从全体行中抽样。',
    }),
    missingKeys: missingKeys({ en: 'Are not sampled', zh: '不参与抽样' }),
    replace: toggle({
      label: { en: 'With replacement', zh: '有放回' },
      help: { en: 'A row can be drawn several times.', zh: '同一行可被多次抽中。' },
      initial: false,
    }),
    seed: seed(),
  },
  sections: [
    { title: { en: 'Sample', zh: '样本' }, options: ['size', 'share', 'count', 'replace', 'seed'] },
    { title: { en: 'Strata', zh: '分层' }, options: ['by', 'missingKeys'] },
  ],
  messages: {
    ...groupMessages,
    sampled: {
      en: '{count} of {total} rows were drawn. The same seed draws them again from the same rows.',
      zh: '从 {total} 行中抽取了 {count} 行。对相同的行，相同种子得到相同的样本。',
    },
    'sampled-strata': {
      en: '{count} of {total} rows were drawn from {strata} {strata|stratum|strata}. The same seed draws them again from the same rows.',
      zh: '从 {total} 行的 {strata} 层中抽取了 {count} 行。对相同的行，相同种子得到相同的样本。',
    },
    'strata-too-small': {
      en: '{strata} {strata|stratum has|strata have} fewer than {count} rows; all of these were taken.',
      zh: '{strata} 层不足 {count} 行，已全部抽取。',
    },
    'fewer-rows': {
      en: 'There are only {total} rows, fewer than {count}; all were taken.',
      zh: '仅有 {total} 行，不足 {count} 行，已全部抽取。',
    },
    'too-many-rows': {
      en: 'That would be {count} rows; at most {most} are possible.',
      zh: '将抽取 {count} 行，最多允许 {most} 行。',
    },
  },
  references: [],
  upgrades: {},
})
