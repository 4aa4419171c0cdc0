import type { MessageSpecs } from '../../kit/analysis.ts'
import { survivalRemarks } from '../../kit/survival-remarks.ts'

export const messages = {
  ...survivalRemarks,
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
    en: '{n} rows have a negative or infinite time and were left out.',
    zh: '{n} 行的时间为负值或无穷，未纳入分析。',
  },
  'zero-times': {
    en: '{n} rows have a time of zero. A subject censored at zero is at risk at no event time.',
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
    en: 'There are {n} events in all; the log-rank test relies on large samples.',
    zh: '共 {n} 例事件；log-rank 检验基于大样本近似。',
  },
  'log-rank-impossible': {
    en: 'The log-rank test cannot be computed: no group had others at risk beside it.',
    zh: '无法计算 log-rank 检验：各组的风险集没有重叠。',
  },
  'curves-cross': {
    en: 'The curves cross: the log-rank test may miss such a difference, and one hazard ratio does not describe it.',
    zh: '生存曲线存在交叉：log-rank 检验可能无法发现此类差异，单一风险比亦不足以描述。',
  },
  'proportional-hazards': {
    en: 'The curves do not cross: nothing seen against proportional hazards, under which the log-rank test is most powerful.',
    zh: '曲线未见交叉，未发现违背比例风险的迹象；在该条件下 log-rank 检验效能最高。',
  },
} as const satisfies MessageSpecs
