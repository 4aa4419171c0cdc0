import { graded, pointScore } from '../../kit/tool/point-score.ts'

export const frequency = {
  'not-at-all': [0, { en: 'Not at all', zh: '完全不会' }],
  'several-days': [1, { en: 'Several days', zh: '好几天' }],
  'more-than-half': [2, { en: 'More than half the days', zh: '一半以上的天数' }],
  'nearly-every-day': [3, { en: 'Nearly every day', zh: '几乎每天' }],
} as const
export const score = pointScore({
  nervous: graded({ label: { en: 'Feeling nervous, anxious or on edge', zh: '感觉紧张、焦虑或急切' }, of: frequency }),
  uncontrolled: graded({
    label: { en: 'Not being able to stop or control worrying', zh: '不能够停止或控制担忧' },
    of: frequency,
  }),
  worry: graded({
    label: { en: 'Worrying too much about different things', zh: '对各种各样的事情担忧过多' },
    of: frequency,
  }),
  relaxing: graded({ label: { en: 'Trouble relaxing', zh: '很难放松下来' }, of: frequency }),
  restless: graded({
    label: { en: 'Being so restless that it is hard to sit still', zh: '由于不安而无法静坐' },
    of: frequency,
  }),
  irritable: graded({ label: { en: 'Becoming easily annoyed or irritable', zh: '变得容易烦恼或急躁' }, of: frequency }),
  afraid: graded({
    label: { en: 'Feeling afraid as if something awful might happen', zh: '感到似乎将有可怕的事情发生而害怕' },
    of: frequency,
  }),
})

/** Initial answers of an example. */
export const calm = {
  nervous: 'not-at-all',
  uncontrolled: 'not-at-all',
  worry: 'not-at-all',
  relaxing: 'not-at-all',
  restless: 'not-at-all',
  irritable: 'not-at-all',
  afraid: 'not-at-all',
}
