import type { FindingCode } from '#figure/check/finding.ts'
import type { Words } from '../words.ts'

/** What the check of a figure found, by code. */
export const findingWords: Readonly<Record<FindingCode, Words>> = {
  width: {
    en: 'The figure is {width} mm wide; the journal prints {allowed} mm.',
    zh: '图宽 {width} mm，期刊版面为 {allowed} mm。',
  },
  height: {
    en: 'The figure is {height} mm high; the journal takes at most {most} mm.',
    zh: '图高 {height} mm，期刊上限为 {most} mm。',
  },
  'type-small': {
    en: 'The smallest letters measure {size} pt in print; at least {least} pt are needed.',
    zh: '印刷尺寸下最小文字为 {size} 磅，应不小于 {least} 磅。',
  },
  'type-large': {
    en: 'The largest letters measure {size} pt in print; the journal takes at most {most} pt.',
    zh: '印刷尺寸下最大文字为 {size} 磅，期刊上限为 {most} 磅。',
  },
  family: {
    en: 'The journal asks for a sans-serif typeface.',
    zh: '期刊要求使用无衬线字体（黑体）。',
  },
  'line-thin': {
    en: 'The thinnest line is {width} pt; at least {least} pt are needed.',
    zh: '最细线条为 {width} 磅，应不小于 {least} 磅。',
  },
  'line-thick': {
    en: 'The thickest line is {width} pt; the journal takes at most {most} pt.',
    zh: '最粗线条为 {width} 磅，期刊上限为 {most} 磅。',
  },
  grid: {
    en: 'The journal asks for figures without grid lines.',
    zh: '期刊要求图中不加网格线。',
  },
  'title-inside': {
    en: 'The journal sets the title in its text: leave it out of the figure.',
    zh: '期刊在正文中排图题，图内不应再写。',
  },
  'text-overlaps': {
    en: 'Texts cover each other: “{one}” and “{other}”.',
    zh: '文字相互重叠：“{one}”与“{other}”。',
  },
  'text-cut': {
    en: '“{text}” is cut off. Make the figure larger or the text shorter.',
    zh: '“{text}”显示不全，请放大图或缩短文字。',
  },
  'text-pale': {
    en: '“{text}” is too pale on white paper.',
    zh: '“{text}”在白纸上颜色过浅。',
  },
  'text-on-mark': {
    en: '“{text}” stands on a colour from which it hardly differs. Make the areas paler, or choose other colours.',
    zh: '“{text}”与其下方的填充颜色对比不足，请降低填充不透明度或更换配色。',
  },
  'colour-pale': {
    en: 'The colour of “{one}” is pale on white paper: its points and lines are hard to see.',
    zh: '“{one}”的颜色在白纸上过浅，点和线不易看清。',
  },
  'colours-near': {
    en: 'The colours of “{one}” and “{other}” are nearly the same, and nothing else tells them apart.',
    zh: '“{one}”与“{other}”颜色相近，且没有其他区别。',
  },
  'colours-vision': {
    en: 'Readers with a colour vision deficiency confuse “{one}” with “{other}”.',
    zh: '色觉异常的读者难以区分“{one}”与“{other}”。',
  },
  'colours-grey': {
    en: 'In print without colour “{one}” and “{other}” look alike.',
    zh: '黑白印刷时“{one}”与“{other}”难以区分。',
  },
  'colours-many': {
    en: '{n} colours: readers keep about 8 apart. Merge groups, or divide the figure.',
    zh: '共 {n} 种颜色，读者约能区分 8 种；可合并分组或拆分为多图。',
  },
  'caption-outside': {
    en: 'The figure has no caption. Its legend in the paper has to say: {caption}',
    zh: '图中未显示图注，论文图例中须说明：{caption}',
  },
  'meaning-missing': {
    en: 'Your caption does not say what the intervals, boxes, lines or stars mean. The automatic one does: {caption}',
    zh: '自写图注未说明区间、箱体、线或星号的含义；自动图注为：{caption}',
  },
  'meaning-unsaid': {
    en: 'No caption or legend says what these lines, bands or ticks mean.',
    zh: '图注与图例均未说明这些线、带或短线的含义。',
  },
  'n-missing': {
    en: 'The figure does not state n.',
    zh: '图中未注明例数 n。',
  },
  'p-form': {
    en: '“{text}”: P is never 0 or 1, and is given to at most three decimals, as in P < 0.001.',
    zh: '“{text}”：P 值不会等于 0 或 1，且至多三位小数，如 P < 0.001。',
  },
  'bar-base': {
    en: 'Bars do not begin at 0 on the {axis} axis, so their lengths mislead.',
    zh: '{axis} 轴上的条形未从 0 开始，长度会误导读者。',
  },
  'bar-log': {
    en: 'The {axis} axis is logarithmic, so the lengths of the bars depend on where it begins. Use a linear axis, or points instead of bars.',
    zh: '{axis} 轴为对数刻度，条形长度取决于坐标轴起点，没有实际意义；请改用线性刻度，或以点代替条形。',
  },
  'bar-broken': {
    en: 'The {axis} axis is broken within bars, so their lengths mislead. Remove the break.',
    zh: '{axis} 轴的断裂处截断了条形，长度会误导读者，请取消断轴。',
  },
  'axis-empty': {
    en: '{percent}% of the {axis} axis has no marks. Narrower limits show the data larger.',
    zh: '{axis} 轴有 {percent}% 的范围没有数据，缩小坐标轴范围可使数据更清楚。',
  },
  'legend-redundant': {
    en: 'The legend repeats what the figure says elsewhere. Leave it out.',
    zh: '图例与图中已有文字重复，可不显示。',
  },
  'panel-tags': {
    en: 'The letters of the figures are incomplete or out of order, or the caption names letters that are not in the figure.',
    zh: '分图字母不全或顺序有误，或图注提到的字母未出现在图中。',
  },
  units: {
    en: 'If “{title}” on the {axis} axis has a unit, write it in parentheses.',
    zh: '{axis} 轴“{title}”若有单位，请写在括号中。',
  },
  'slices-many': {
    en: '{n} slices: few readers compare so many angles. Bars serve better.',
    zh: '共 {n} 个扇形，角度难以比较，宜改用条形图。',
  },
  'risk-table': {
    en: 'Survival curves need the numbers at risk below them.',
    zh: '生存曲线下方应列出风险人数。',
  },
}
