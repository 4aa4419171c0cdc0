import type { Words } from '../../kit/words.ts'

/** The wording of the questionnaire and of its Chinese version. No permission is required to reproduce, translate or distribute it. */
export const items = {
  interest: { en: '1. Little interest or pleasure in doing things', zh: '1. 做事时提不起劲或没有兴趣' },
  mood: { en: '2. Feeling down, depressed, or hopeless', zh: '2. 感到心情低落、沮丧或绝望' },
  sleep: {
    en: '3. Trouble falling or staying asleep, or sleeping too much',
    zh: '3. 入睡困难、睡不安稳或睡眠过多',
  },
  energy: { en: '4. Feeling tired or having little energy', zh: '4. 感觉疲倦或没有活力' },
  appetite: { en: '5. Poor appetite or overeating', zh: '5. 食欲不振或吃太多' },
  worth: {
    en: '6. Feeling bad about yourself — or that you are a failure or have let yourself or your family down',
    zh: '6. 觉得自己很糟，或觉得自己很失败，或让自己或家人失望',
  },
  concentration: {
    en: '7. Trouble concentrating on things, such as reading the newspaper or watching television',
    zh: '7. 对事物专注有困难，例如阅读报纸或看电视时不能集中注意力',
  },
  movement: {
    en: '8. Moving or speaking so slowly that other people could have noticed? Or the opposite — being so fidgety or restless that you have been moving around a lot more than usual',
    zh: '8. 动作或说话速度缓慢到别人已经察觉；或正好相反，烦躁或坐立不安、动来动去的情况更胜于平常',
  },
  selfHarm: {
    en: '9. Thoughts that you would be better off dead or of hurting yourself in some way',
    zh: '9. 有不如死掉或用某种方式伤害自己的念头',
  },
} as const satisfies Readonly<Record<string, Words>>

export const answers = {
  'not-at-all': { en: 'Not at all', zh: '完全不会' },
  'several-days': { en: 'Several days', zh: '好几天' },
  'more-than-half': { en: 'More than half the days', zh: '一半以上的天数' },
  'nearly-every-day': { en: 'Nearly every day', zh: '几乎每天' },
} as const satisfies Readonly<Record<string, Words>>

export const points: Readonly<Record<keyof typeof answers, number>> = {
  'not-at-all': 0,
  'several-days': 1,
  'more-than-half': 2,
  'nearly-every-day': 3,
}
