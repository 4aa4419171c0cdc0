import { graded, pointScore } from '../../kit/tool/point-score.ts'

/** Items in the order and wording of the public-domain form. */
export const score = pointScore({
  loc: graded({
    label: { en: '1a Level of consciousness', zh: '1a 意识水平' },
    of: {
      '0': [0, { en: '0 Alert', zh: '0 分：清醒' }],
      '1': [1, { en: '1 Rousable by minor stimulation', zh: '1 分：轻微刺激可唤醒' }],
      '2': [2, { en: '2 Needs repeated or strong stimulation', zh: '2 分：需反复或强烈刺激' }],
      '3': [3, { en: '3 Reflex responses only, or none', zh: '3 分：仅有反射或无反应' }],
    },
  }),
  questions: graded({
    label: { en: '1b Month and age', zh: '1b 提问（月份、年龄）' },
    of: {
      '0': [0, { en: '0 Both correct', zh: '0 分：均正确' }],
      '1': [1, { en: '1 One correct', zh: '1 分：一项正确' }],
      '2': [2, { en: '2 Neither correct', zh: '2 分：均不正确' }],
    },
  }),
  commands: graded({
    label: { en: '1c Close eyes, grip', zh: '1c 指令（闭眼、握拳）' },
    of: {
      '0': [0, { en: '0 Both correct', zh: '0 分：均正确' }],
      '1': [1, { en: '1 One correct', zh: '1 分：一项正确' }],
      '2': [2, { en: '2 Neither correct', zh: '2 分：均不正确' }],
    },
  }),
  gaze: graded({
    label: { en: '2 Gaze', zh: '2 凝视' },
    of: {
      '0': [0, { en: '0 Normal', zh: '0 分：正常' }],
      '1': [1, { en: '1 Partial palsy', zh: '1 分：部分麻痹' }],
      '2': [2, { en: '2 Forced deviation', zh: '2 分：被动偏斜' }],
    },
  }),
  visual: graded({
    label: { en: '3 Visual fields', zh: '3 视野' },
    of: {
      '0': [0, { en: '0 No loss', zh: '0 分：无缺损' }],
      '1': [1, { en: '1 Partial hemianopia', zh: '1 分：部分偏盲' }],
      '2': [2, { en: '2 Complete hemianopia', zh: '2 分：完全偏盲' }],
      '3': [3, { en: '3 Bilateral hemianopia', zh: '3 分：双侧偏盲' }],
    },
  }),
  face: graded({
    label: { en: '4 Facial palsy', zh: '4 面瘫' },
    of: {
      '0': [0, { en: '0 Normal', zh: '0 分：正常' }],
      '1': [1, { en: '1 Minor', zh: '1 分：轻微' }],
      '2': [2, { en: '2 Partial', zh: '2 分：部分' }],
      '3': [3, { en: '3 Complete', zh: '3 分：完全' }],
    },
  }),
  leftArm: graded({
    label: { en: '5a Left arm', zh: '5a 左上肢' },
    of: {
      '0': [0, { en: '0 No drift for 10 s', zh: '0 分：坚持 10 s 无下落' }],
      '1': [1, { en: '1 Drift, does not reach the bed', zh: '1 分：下落但未触床' }],
      '2': [2, { en: '2 Some effort against gravity', zh: '2 分：能部分抵抗重力' }],
      '3': [3, { en: '3 No effort against gravity', zh: '3 分：不能抵抗重力' }],
      '4': [4, { en: '4 No movement', zh: '4 分：无运动' }],
    },
  }),
  rightArm: graded({
    label: { en: '5b Right arm', zh: '5b 右上肢' },
    of: {
      '0': [0, { en: '0 No drift for 10 s', zh: '0 分：坚持 10 s 无下落' }],
      '1': [1, { en: '1 Drift, does not reach the bed', zh: '1 分：下落但未触床' }],
      '2': [2, { en: '2 Some effort against gravity', zh: '2 分：能部分抵抗重力' }],
      '3': [3, { en: '3 No effort against gravity', zh: '3 分：不能抵抗重力' }],
      '4': [4, { en: '4 No movement', zh: '4 分：无运动' }],
    },
  }),
  leftLeg: graded({
    label: { en: '6a Left leg', zh: '6a 左下肢' },
    of: {
      '0': [0, { en: '0 No drift for 5 s', zh: '0 分：坚持 5 s 无下落' }],
      '1': [1, { en: '1 Drift, does not reach the bed', zh: '1 分：下落但未触床' }],
      '2': [2, { en: '2 Some effort against gravity', zh: '2 分：能部分抵抗重力' }],
      '3': [3, { en: '3 No effort against gravity', zh: '3 分：不能抵抗重力' }],
      '4': [4, { en: '4 No movement', zh: '4 分：无运动' }],
    },
  }),
  rightLeg: graded({
    label: { en: '6b Right leg', zh: '6b 右下肢' },
    of: {
      '0': [0, { en: '0 No drift for 5 s', zh: '0 分：坚持 5 s 无下落' }],
      '1': [1, { en: '1 Drift, does not reach the bed', zh: '1 分：下落但未触床' }],
      '2': [2, { en: '2 Some effort against gravity', zh: '2 分：能部分抵抗重力' }],
      '3': [3, { en: '3 No effort against gravity', zh: '3 分：不能抵抗重力' }],
      '4': [4, { en: '4 No movement', zh: '4 分：无运动' }],
    },
  }),
  ataxia: graded({
    label: { en: '7 Limb ataxia', zh: '7 肢体共济失调' },
    of: {
      '0': [0, { en: '0 Absent', zh: '0 分：无' }],
      '1': [1, { en: '1 In one limb', zh: '1 分：一个肢体' }],
      '2': [2, { en: '2 In two limbs', zh: '2 分：两个肢体' }],
    },
  }),
  sensory: graded({
    label: { en: '8 Sensory', zh: '8 感觉' },
    of: {
      '0': [0, { en: '0 Normal', zh: '0 分：正常' }],
      '1': [1, { en: '1 Mild to moderate loss', zh: '1 分：轻中度减退' }],
      '2': [2, { en: '2 Severe loss', zh: '2 分：重度缺失' }],
    },
  }),
  language: graded({
    label: { en: '9 Language', zh: '9 语言' },
    of: {
      '0': [0, { en: '0 No aphasia', zh: '0 分：无失语' }],
      '1': [1, { en: '1 Mild to moderate aphasia', zh: '1 分：轻中度失语' }],
      '2': [2, { en: '2 Severe aphasia', zh: '2 分：重度失语' }],
      '3': [3, { en: '3 Mute, global aphasia', zh: '3 分：哑或完全失语' }],
    },
  }),
  dysarthria: graded({
    label: { en: '10 Dysarthria', zh: '10 构音障碍' },
    of: {
      '0': [0, { en: '0 Normal', zh: '0 分：正常' }],
      '1': [1, { en: '1 Mild to moderate', zh: '1 分：轻中度' }],
      '2': [2, { en: '2 Severe', zh: '2 分：重度' }],
    },
  }),
  neglect: graded({
    label: { en: '11 Extinction and inattention', zh: '11 忽视' },
    of: {
      '0': [0, { en: '0 None', zh: '0 分：无' }],
      '1': [1, { en: '1 One modality', zh: '1 分：一种感觉' }],
      '2': [2, { en: '2 Profound, or more than one modality', zh: '2 分：严重或多种感觉' }],
    },
  }),
})

/** Normal findings, the initial answers of an example. */
export const well = {
  loc: '0',
  questions: '0',
  commands: '0',
  gaze: '0',
  visual: '0',
  face: '0',
  leftArm: '0',
  rightArm: '0',
  leftLeg: '0',
  rightLeg: '0',
  ataxia: '0',
  sensory: '0',
  language: '0',
  dysarthria: '0',
  neglect: '0',
}
