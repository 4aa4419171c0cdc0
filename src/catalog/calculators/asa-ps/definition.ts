import { defineCalculator } from '../../kit/tool/calculator.ts'
import { oneOf, optionalYesNo } from '../../kit/tool/calculator-inputs.ts'
import type { Band } from '../../kit/tool/classification.ts'
import { countedByHand, earlierImplementation } from '../../kit/tool/example-sources.ts'
import type { Words } from '../../kit/words.ts'

const classes = {
  I: { en: 'normal, healthy', zh: '健康' },
  II: { en: 'mild systemic disease', zh: '轻度系统性疾病' },
  III: { en: 'severe systemic disease', zh: '重度系统性疾病' },
  IV: { en: 'severe systemic disease, a constant threat to life', zh: '重度系统性疾病，持续威胁生命' },
  V: { en: 'moribund, not expected to survive without the operation', zh: '濒死，不手术难以存活' },
  VI: { en: 'brain-dead, organ donor', zh: '脑死亡，拟行器官捐献' },
} as const satisfies Readonly<Record<string, Words>>

const called = (id: keyof typeof classes) => ({ en: `${id}: ${classes[id].en}`, zh: `${id} 级：${classes[id].zh}` })
const choices = {
  I: called('I'),
  II: called('II'),
  III: called('III'),
  IV: called('IV'),
  V: called('V'),
  VI: called('VI'),
}
const rank = { I: 1, II: 2, III: 3, IV: 4, V: 5, VI: 6 } as const
const ids = ['I', 'II', 'III', 'IV', 'V', 'VI'] as const
const tones = ['good', 'good', 'caution', 'alarm', 'alarm', 'neutral'] as const

/** The bands of the class with its suffix. There is no VI E, since organ removal is always urgent. */
function bandsWith(suffix: '' | 'E'): readonly Band[] {
  return ids.map((id, i) => {
    const letter = id === 'VI' ? '' : suffix
    const written = letter === '' ? id : `${id} ${letter}`
    return {
      id: `${id}${letter}`,
      ...(i > 0 && { from: i + 1 }),
      label: { en: `ASA ${written}`, zh: `ASA ${written} 级` },
      meaning: classes[id],
      tone: tones[i] ?? 'neutral',
    }
  })
}

export const definition = defineCalculator({
  id: 'asa-ps',
  revision: 2,
  contentChecked: '2026-11-22',
  verified: {
    state: 'two-implementations',
    on: '2026-11-22',
    how: {
      en: 'Classes compared with tables in Trials (2012;13:160) and Critical Care, and with aihaoyisheng.com; the statement of the ASA was not at hand.',
      zh: '分级与 Trials（2012;13:160）、Critical Care 所载表格及 aihaoyisheng.com 核对；未能直接查阅 ASA 声明。',
    },
  },
  stakes: 'ordinary',
  checklist: false,
  inputResolution: 'entered',
  purpose: { en: 'Grades the physical state before anaesthesia.', zh: '麻醉前对患者体格状态分级。' },
  population: { en: 'Everyone who is to have anaesthesia or sedation.', zh: '拟行麻醉或镇静的患者。' },
  inputs: {
    status: oneOf({ label: { en: 'Physical status', zh: '体格状态' }, of: choices }),
    emergency: optionalYesNo({
      label: { en: 'Emergency operation', zh: '急诊手术' },
      help: {
        en: 'Delay would raise the threat to life or limb.',
        zh: '延误将显著增加生命或肢体危险。',
      },
    }),
  },
  outputs: {
    class: { label: { en: 'ASA class', zh: 'ASA 分级' }, unit: { en: 'of 6', zh: '级（共 6 级）' }, decimals: 0 },
  },
  formula: ({ status }) => ({ class: rank[status] }),
  formulaText: Object.values(choices),
  classifications: [
    {
      id: 'class',
      title: { en: 'Planned operation', zh: '择期手术' },
      when: { input: 'emergency', isNot: true },
      output: 'class',
      on: 'raw',
      bands: bandsWith(''),
    },
    {
      id: 'emergency-class',
      title: { en: 'Emergency operation: E is added', zh: '急诊手术：加注 E' },
      when: { input: 'emergency', is: true },
      output: 'class',
      on: 'raw',
      bands: bandsWith('E'),
    },
  ],
  validity: [],
  alerts: [],
  messages: {},
  caveats: [
    {
      en: 'A judgement: observers often differ between II and III. Age, kind of operation and skill are not part of it.',
      zh: '属主观判断，II 与 III 级间常有分歧；不含年龄、手术种类与技术因素。',
    },
    {
      en: 'Mortality by class differs much between studies (class IV: about 8 % in 1970, 18 % in 1996): do not quote one number.',
      zh: '各研究的分级病死率差异很大（IV 级：1970 年约 8%，1996 年约 18%），勿引用单一数字。',
    },
  ],
  nextSteps: [
    {
      en: 'From class III: optimise before elective surgery, plan monitoring and the place of recovery.',
      zh: 'III 级及以上：择期手术前优化病情，规划监测与术后去向。',
    },
  ],
  references: [
    { text: 'Saklad M. Grading of patients for surgical procedures. Anesthesiology 1941;2:281–284.' },
    { text: 'American Society of Anesthesiologists. Statement on ASA physical status classification system. 2020.' },
  ],
  examples: [
    ...ids.map((id) => ({
      id,
      inputs: { status: id },
      expect: { class: { value: rank[id], decimals: 0 } },
      bands: { class: id },
      source: id === 'III' ? earlierImplementation : countedByHand,
    })),
    ...ids.map((id) => ({
      id: `${id}-emergency`,
      inputs: { status: id, emergency: true },
      expect: { class: { value: rank[id], decimals: 0 } },
      bands: { 'emergency-class': id === 'VI' ? id : `${id}E` },
      source: countedByHand,
    })),
  ],
})
