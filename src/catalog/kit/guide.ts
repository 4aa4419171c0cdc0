import type { Json } from './json.ts'
import type { Words } from './words.ts'

/** The questions of the guide, in this order, with their answers. Lines of entries use these keys; the guide itself names no entry. */
export const guideQuestions = {
  goal: {
    ask: { en: 'What do you want to know?', zh: '您想解决什么问题？' },
    answers: {
      describe: { en: 'Describe the data', zh: '描述数据' },
      compare: { en: 'Compare groups or occasions', zh: '比较各组或前后的差异' },
      associate: { en: 'See whether two things go together', zh: '考察两个变量是否相关' },
      predict: { en: 'Explain one outcome by several factors', zh: '用多个因素解释一个结局' },
      plan: { en: 'Plan a study: how many people?', zh: '设计研究：需要多少例？' },
    },
  },
  groups: {
    ask: { en: 'How many groups or occasions?', zh: '有几组（或几个时点）？' },
    answers: {
      one: { en: 'None: everybody together', zh: '不分组' },
      two: { en: 'Two', zh: '两组' },
      several: { en: 'Three or more', zh: '三组及以上' },
    },
  },
  outcome: {
    ask: { en: 'What is the outcome?', zh: '结局变量是什么类型？' },
    answers: {
      continuous: { en: 'A measurement, such as blood pressure', zh: '计量资料，如血压' },
      ordinal: { en: 'A grade, such as mild, moderate, severe', zh: '等级资料，如轻、中、重' },
      binary: { en: 'Yes or no, such as cured', zh: '二分类，如是否治愈' },
      nominal: { en: 'Three or more kinds, such as blood group', zh: '无序多分类，如血型' },
      count: { en: 'A number of events, such as attacks in a year', zh: '计数，如一年内的发作次数' },
      time: { en: 'The time until an event, such as death', zh: '到事件发生的时间，如生存时间' },
    },
  },
  design: {
    ask: { en: 'Who is compared?', zh: '比较的对象是什么关系？' },
    answers: {
      independent: { en: 'Different people in each group', zh: '各组为不同的研究对象（独立）' },
      paired: { en: 'The same people again, or matched pairs', zh: '同一对象前后测量，或配对' },
    },
  },
  shape: {
    ask: { en: 'How are the measurements distributed?', zh: '计量资料的分布如何？' },
    answers: {
      symmetric: { en: 'Roughly symmetric, or there are many', zh: '近似正态，或例数较多' },
      skewed: { en: 'Skewed or with outliers, and there are few', zh: '偏态或有离群值，且例数较少' },
    },
  },
} as const satisfies Readonly<Record<string, { ask: Words; answers: Readonly<Record<string, Words>> }>>

export type GuideQuestion = keyof typeof guideQuestions
type AnswerTo<Q extends GuideQuestion> = keyof (typeof guideQuestions)[Q]['answers']

/** The situation in which an entry is appropriate. An omitted question does not matter to it. */
export type GuideCase = { readonly [Q in GuideQuestion]?: readonly AnswerTo<Q>[] }

export interface GuideLine {
  readonly when: GuideCase
  /** The name of the method in this case, such as the test. */
  readonly does: Words
  /** The entry's options for this case, besides its defaults. */
  readonly options: Readonly<Record<string, Json>>
}

export type GuideAnswers = Readonly<Partial<Record<GuideQuestion, string>>>

/** The lines that match all the answers. */
export function fitting<Line extends { readonly when: GuideCase }>(
  lines: readonly Line[],
  answers: GuideAnswers,
): readonly Line[] {
  return lines.filter(({ when }) =>
    (Object.entries(answers) as [GuideQuestion, string][]).every(([question, answer]) => {
      const right: readonly string[] | undefined = when[question]
      return right === undefined || right.includes(answer)
    }),
  )
}

/** The first open question that matters to a remaining line; undefined if the answers decide. */
export function nextQuestion(
  lines: readonly { readonly when: GuideCase }[],
  answers: GuideAnswers,
): GuideQuestion | undefined {
  const left = fitting(lines, answers)
  return (Object.keys(guideQuestions) as GuideQuestion[]).find(
    (question) => answers[question] === undefined && left.some(({ when }) => when[question] !== undefined),
  )
}
