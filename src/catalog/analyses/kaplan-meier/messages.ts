import type { MessageSpecs } from '../../kit/analysis.ts'
import { horizonRemarks, survivalRemarks } from '../../kit/survival/survival-remarks.ts'

export const messages = {
  ...survivalRemarks,
  ...horizonRemarks,
  'no-usable-rows': {
    en: 'No row has a usable time and a status.',
    zh: '没有同时具备有效时间与状态的行。',
  },
  'no-events': {
    en: 'The event does not occur in the usable rows: check which value means the event.',
    zh: '可用数据中未发生结局事件，请核对哪个取值代表事件。',
  },
  'too-many-groups': {
    en: '{group} has more than {max} values, the most curves that are compared.',
    zh: '{group} 的取值超过 {max} 个，最多比较 {max} 条生存曲线。',
  },
  'no-censoring': {
    en: 'Every row is an event; there is no censoring. Check which value means the event.',
    zh: '所有行均为事件，没有删失，请核对哪个取值代表事件。',
  },
  'negative-times': {
    en: '{n} {n|row|rows} {n|has|have} a negative or infinite time and {n|was|were} left out.',
    zh: '{n} 行的时间为负值或无穷，未纳入分析。',
  },
  'zero-times': {
    en: '{n} {n|row|rows} {n|has|have} a time of zero. A subject censored at zero is at risk at no event time.',
    zh: '{n} 行的时间为 0；在 0 时刻删失的对象不进入任何事件时刻的风险集。',
  },
  'median-not-reached': {
    en: 'Fewer than half of the subjects had the event, as estimated: the median is not reached.',
    zh: '估计生存率未降至 50%，中位生存时间未达到。',
  },
  'median-limit-not-reached': {
    en: 'A limit of the interval of the median cannot be estimated from these data.',
    zh: '据现有数据无法估计中位生存时间置信区间的某一侧界限。',
  },
  'interval-log': {
    en: 'Intervals of survival: log transformation (R); Greenwood variance.',
    zh: '生存率置信区间采用对数变换（R 默认），Greenwood 方差。',
  },
  'interval-plain': {
    en: 'Intervals of survival: untransformed (SPSS); Greenwood variance.',
    zh: '生存率置信区间不作变换（SPSS），Greenwood 方差。',
  },
  'interval-log-log': {
    en: 'Intervals of survival: log-log transformation; Greenwood variance.',
    zh: '生存率置信区间采用 log-log 变换，Greenwood 方差。',
  },
  'median-interval': {
    en: 'Interval of the median: Brookmeyer–Crowley, from the same transformation.',
    zh: '中位生存时间的置信区间采用 Brookmeyer–Crowley 法，变换同上。',
  },
  'beyond-follow-up': {
    en: 'No subject is under observation beyond the longest follow-up of a group; later times are left empty.',
    zh: '超过该组最长随访时间后无观察对象，相应时点留空。',
  },
  'before-entry': {
    en: 'Before the earliest entry of a group nobody is under observation; earlier times are left empty.',
    zh: '早于该组最早进入时点时无观察对象，相应时点留空。',
  },
  'delayed-entry': {
    en: 'Delayed entry (left truncation): each subject is at risk from its own start on, and estimates hold for those who are free of the event at the earliest entry of their group.',
    zh: '延迟进入（左截断）：每名对象自其起点起计入风险集；各组的估计以在该组最早进入时点尚未发生事件为条件。',
  },
  'independent-entry': {
    en: 'With delayed entry the time of entry must not be related to the time of the event that follows it; this is not tested here.',
    zh: '延迟进入要求进入时间与其后的事件时间相互独立；此处未作检验。',
  },
  'one-group': {
    en: '{group} has a single value in the usable rows: there is nothing to compare.',
    zh: '{group} 在可用数据中只有一个取值，无法比较。',
  },
  'group-without-events': {
    en: 'No event occurred in {group}; the log-rank test relies on large samples and may be unreliable.',
    zh: '{group} 组未发生事件；log-rank 检验基于大样本近似，结果可能不可靠。',
  },
  'few-events': {
    en: 'There {n|is|are} {n} {n|event|events} in all; the log-rank test relies on large samples.',
    zh: '共 {n} 例事件；log-rank 检验基于大样本近似。',
  },
  'log-rank-impossible': {
    en: 'The curves cannot be compared: no group had others at risk beside it at an event that has a weight.',
    zh: '无法比较生存曲线：在具有权重的事件时点，各组的风险集没有重叠。',
  },
  'fleming-harrington-weights': {
    en: 'Weights: _S_^ρ^(1 − _S_)^γ^ of the pooled survival just before each event, ρ = {rho}, γ = {gamma}.',
    zh: '权重为各事件时点之前合并生存率的 _S_^ρ^(1 − _S_)^γ^，ρ = {rho}，γ = {gamma}。',
  },
  stratified: {
    en: 'Stratified by {stratum}: events are compared with those expected within each of {n} {n|stratum|strata}, and the differences and their variances are added.',
    zh: '按 {stratum} 分层：在 {n} 层内分别比较实际与期望事件数，再合并各层的差值及其方差。',
  },
  'idle-strata': {
    en: '{n} of {of} strata {n|adds|add} nothing to the test: {n|it has|they have} no event, or one group only.',
    zh: '{of} 层中有 {n} 层未提供检验信息：层内无事件，或仅有一个组。',
  },
  'stratified-impossible': {
    en: 'The curves cannot be compared within strata: a group has no other one beside it at risk at an event in any stratum. Use wider strata, or none.',
    zh: '无法在层内比较生存曲线：某组在任何一层的事件时点均无其他组同时处于风险集。请合并分层，或不分层。',
  },
  'too-many-strata': {
    en: '{stratum} has more than {max} values, the most strata of the test. Use wider strata, or a Cox model with strata.',
    zh: '{stratum} 的取值超过 {max} 个，分层检验最多 {max} 层；请合并分层，或采用分层 Cox 模型。',
  },
  'trend-scores': {
    en: 'Trend: scores 1, 2, 3 ... in the order of the groups, with the weights of the test above.',
    zh: '趋势检验：按组别顺序赋分 1、2、3……，权重同上。',
  },
  'pairs-holm': {
    en: 'Each two groups by the test above; _P_ adjusted by Holm over all pairs.',
    zh: '以上述检验比较每两组；_P_ 值在全部两两比较中以 Holm 法校正。',
  },
  'pairs-bonferroni': {
    en: 'Each two groups by the test above; _P_ adjusted by Bonferroni over all pairs.',
    zh: '以上述检验比较每两组；_P_ 值在全部两两比较中以 Bonferroni 法校正。',
  },
  'pairs-unadjusted': {
    en: 'Each two groups by the test above, without adjustment for their number.',
    zh: '以上述检验比较每两组，未作多重比较校正。',
  },
  'pairs-impossible': {
    en: 'Two groups that were never at risk together at an event cannot be compared; they stay empty.',
    zh: '某两组在任一事件时点均未同时处于风险集中，无法比较，留空。',
  },
  'horizon-zero': {
    en: 'The horizon must be above 0.',
    zh: '截断时间须大于 0。',
  },
  'horizon-impossible': {
    en: 'Restricted means are left out: a group is not followed beyond time 0.',
    zh: '某组的随访未超过 0 时刻，未计算限制性平均生存时间。',
  },
  'mean-without-error': {
    en: 'Where no event came before the horizon, or all of a group at once, the standard error cannot be estimated and is left out.',
    zh: '截断时间之前未发生事件（或该组全部同时发生事件）时，无法估计标准误，留空。',
  },
  'curves-cross': {
    en: 'The curves cross: the log-rank test may miss such a difference, and one hazard ratio does not describe it.',
    zh: '生存曲线存在交叉：log-rank 检验可能无法发现此类差异，单一风险比亦不足以描述。',
  },
  'curves-cross-slightly': {
    en: 'The curves cross, but are nowhere more than 5 percentage points apart on both sides: this alone says little for or against proportional hazards. A Cox model tests them.',
    zh: '生存曲线有交叉，但交叉两侧相差均不超过 5 个百分点，仅凭此难以判断比例风险是否成立；可用 Cox 模型检验。',
  },
  'proportional-hazards': {
    en: 'The curves do not cross: nothing seen against proportional hazards, under which the log-rank test is most powerful.',
    zh: '曲线未见交叉，未发现违背比例风险的迹象；在该条件下 log-rank 检验效能最高。',
  },
} as const satisfies MessageSpecs
