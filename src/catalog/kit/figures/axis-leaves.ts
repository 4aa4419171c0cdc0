/** The style options of one axis: its scale, limits, ticks, numbers, reference lines and breaks. */
import { choice, number, optionalNumber, text, toggle } from '../options/options.ts'

/** How values are placed along an axis. */
export const scaleOf = (axis: 'x' | 'y') =>
  choice({
    label: { en: `Scale of ${axis}`, zh: `${axis} 轴刻度类型` },
    help: {
      en: 'A logarithmic axis shows ratios as distances and needs values above 0; a square root suits counts, a signed logarithm changes in both directions, a logit proportions.',
      zh: '对数刻度以距离表示比值，要求数值均大于 0；平方根适于计数，双向对数适于有正有负的变化，logit 适于比例。',
    },
    of: {
      auto: { label: { en: 'As the figure', zh: '自动' } },
      linear: { label: { en: 'Linear', zh: '线性' } },
      log: { label: { en: 'Logarithmic', zh: '对数' }, keywords: 'log10 ln' },
      log2: { label: { en: 'Logarithmic, powers of 2', zh: '对数（以 2 为底）' }, keywords: 'log2' },
      sqrt: { label: { en: 'Square root', zh: '平方根' }, keywords: 'sqrt' },
      symlog: { label: { en: 'Signed logarithm', zh: '双向对数' }, keywords: 'symlog asinh' },
      logit: { label: { en: 'Logit', zh: 'logit' } },
    },
    initial: 'auto',
  })

/** One end of an axis, in its units; empty for that of the data. */
export const limitOf = (axis: 'x' | 'y', end: 'min' | 'max') =>
  optionalNumber({
    label: {
      en: end === 'min' ? `${axis} from` : `${axis} to`,
      zh: end === 'min' ? `${axis} 轴最小值` : `${axis} 轴最大值`,
    },
    help: {
      en: 'Empty: what the data need. Marks beyond are cut off.',
      zh: '留空则由数据决定；超出范围的图形将被截去。',
    },
    min: -1e12,
    max: 1e12,
    step: 1,
  })

/** First and last day of an axis of dates, as an ISO 8601 interval, `2024-01-01/2024-06-30`; a day that is left out is that of the data. */
export const daysOf = (axis: 'x' | 'y') =>
  text({
    label: { en: `Days of ${axis}`, zh: `${axis} 轴日期范围` },
    help: {
      en: 'For an axis of dates; the last day is included.',
      zh: '仅用于日期轴，包含末日当天。',
    },
    maxLength: 30,
    shownAs: 'days',
  })

/** Distance of the ticks of an axis, in its units. */
export const stepOf = (axis: 'x' | 'y') =>
  optionalNumber({
    label: { en: `Ticks of ${axis} every`, zh: `${axis} 轴刻度间隔` },
    help: { en: 'Empty: round values that fit.', zh: '留空则自动取整。' },
    min: 0,
    max: 1e12,
    step: 1,
  })

/** Places of the ticks of an axis, in its units. */
export const ticksOf = (axis: 'x' | 'y') =>
  text({
    label: { en: `Ticks of ${axis} at`, zh: `${axis} 轴刻度位置` },
    help: { en: 'The values themselves: 0; 6; 12; 24.', zh: '直接给出数值，例如：0; 6; 12; 24。' },
    maxLength: 400,
  })

/** How the numbers of an axis are written. */
export const numbersOf = (axis: 'x' | 'y') =>
  choice({
    label: { en: `Numbers of ${axis}`, zh: `${axis} 轴数字格式` },
    help: { en: 'How the ticks are written.', zh: '刻度数字的写法。' },
    of: {
      auto: { label: { en: 'As few decimals as needed', zh: '自动' } },
      whole: { label: { en: 'Whole', zh: '整数' } },
      one: { label: { en: '1 decimal', zh: '1 位小数' } },
      two: { label: { en: '2 decimals', zh: '2 位小数' } },
      three: { label: { en: '3 decimals', zh: '3 位小数' } },
      comma: { label: { en: 'Thousands: 10,000', zh: '千分位：10,000' } },
      space: { label: { en: 'Thousands: 10 000', zh: '千分空：10 000' } },
      powers: { label: { en: 'Powers of ten', zh: '10 的幂' } },
      short: { label: { en: 'Short: 10k, 2M', zh: '缩写：10k、2M' }, keywords: 'SI' },
    },
    initial: 'auto',
  })

/** Words around the number of each tick. */
export const aroundOf = (axis: 'x' | 'y') =>
  text({
    label: { en: `Words around numbers of ${axis}`, zh: `${axis} 轴数字的前后文字` },
    help: { en: '# is the number: $#, #%, # mg.', zh: '# 代表数字，例如 $#、#%、# mg。' },
    maxLength: 40,
  })

/** Number of minor ticks from one tick to the next. */
export const minorOf = (axis: 'x' | 'y') =>
  number({
    label: { en: `Minor ticks of ${axis}`, zh: `${axis} 轴次刻度数` },
    help: {
      en: 'So many between two ticks; on a logarithmic axis at 2 to 9.',
      zh: '每两个刻度之间的个数；对数刻度下位于 2～9 倍处。',
    },
    min: 0,
    max: 9,
    step: 1,
    integer: true,
    initial: 0,
  })

/** Whether an axis runs the other way. */
export const reversedOf = (axis: 'x' | 'y') =>
  toggle({
    label: { en: `${axis} runs backwards`, zh: `${axis} 轴反向` },
    help: { en: 'Large values come first.', zh: '从大到小排列。' },
    initial: false,
  })

/** Reference lines at values of an axis. */
export const linesOf = (axis: 'x' | 'y') =>
  text({
    label: { en: `Lines at ${axis}`, zh: `${axis} 轴参考线` },
    help: {
      en: 'Dashed reference lines, with words if you like: 50; 65 = retirement; 2020-01-23 = lockdown.',
      zh: '虚线参考线，可附文字，例如：50; 65 = 退休年龄; 2020-01-23 = 封控。',
    },
  })

/** Ranges that are left out of an axis, in its units. */
export const breaksOf = (axis: 'x' | 'y') =>
  text({
    label: { en: `Leave out of ${axis}`, zh: `${axis} 轴省略区间` },
    help: {
      en: 'The axis is broken there: 20 to 80; 120 to 400.',
      zh: '坐标轴在此处断开，例如：20 至 80; 120 至 400。',
    },
  })
