import { type AnswersSoFar, level, optionalNumber, optionalVariable, toggle } from '../../kit/options/options.ts'
import { groupTests, isTested, logRankWeights } from '../../kit/survival/log-rank-options.ts'
import { logRankTest } from '../../kit/survival/survival-options.ts'

/** Options for comparing groups: tests of the curves, and restricted means. */
export const comparisonOptions = {
  logRank: logRankTest(),
  ...logRankWeights(),
  stratum: optionalVariable({
    label: { en: 'Stratified by', zh: '分层变量' },
    help: {
      en: 'Groups are compared within each stratum, and the differences are added, such as over the centres or the strata of a randomisation; powerful where the groups differ in the same direction in all. The curves are not adjusted (R: survdiff with strata(); SPSS: "Strata"; SAS: STRATA with GROUP=).',
      zh: '在每一层内比较各组，再合并各层的差异，如中心或随机化分层因素；各层差异方向一致时效能较高。生存曲线不作调整（R：survdiff 中的 strata()；SPSS：层；SAS：STRATA 语句的 GROUP= 选项）。',
    },
    accepts: ['nominal', 'ordinal'],
    when: isTested,
  }),
  ...groupTests(),
  rmst: toggle({
    label: { en: 'Restricted mean survival time', zh: '限制性平均生存时间（RMST）' },
    help: {
      en: 'The mean time without the event up to a horizon, and its differences and ratios between groups; needs no proportional hazards (R: survRM2; SAS: RMSTREG). Not with delayed entry.',
      zh: '截断时间以内的平均无事件时间及其组间差值与比值，不要求比例风险（R：survRM2；SAS：RMSTREG）。不适用于延迟进入。',
    },
    initial: false,
    when: ({ outcome }) => !isDelayed(outcome),
  }),
  tau: optionalNumber({
    label: { en: 'Horizon τ', zh: '截断时间 τ' },
    help: {
      en: 'Up to which time, in the unit of the data; state it beforehand. Left empty, the shortest of the longest follow-ups of the groups.',
      zh: '以数据的时间单位填写，应事先确定；留空则取各组最长随访时间中的最小值。',
    },
    min: 0,
    max: 1e9,
    step: 1,
    when: asksMeans,
  }),
  reference: level({
    label: { en: 'Reference group', zh: '参照组' },
    help: {
      en: 'The group with which the restricted means of the others are compared, such as the control.',
      zh: '其余各组的限制性平均生存时间与之比较，如对照组。',
    },
    of: 'group',
    initial: 'first',
    when: (answers) => asksMeans(answers) && typeof answers.group === 'string',
  }),
}

function asksMeans({ rmst }: AnswersSoFar): boolean {
  return rmst === true
}

function isDelayed(answer: AnswersSoFar[string]): boolean {
  return typeof answer === 'object' && answer !== null && 'form' in answer && answer.form === 'start-stop'
}
