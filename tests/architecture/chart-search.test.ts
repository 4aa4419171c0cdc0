import { expect, test } from 'vitest'
import { rankOf, textsOfEntry, wordsOf } from '#app/i18n/search-text.ts'
import { load } from '#cli/entries.ts'
import { entriesUnderTest } from '#tests/support/asked-entries.ts'

/** What people type who know the chart from another program, or by its pinyin, and the chart that they mean. */
const searches: Readonly<Record<string, readonly string[]>> = {
  'adjusted-survival': ['Cox curves', '校正生存曲线', 'jzscqx'],
  'area-chart': ['geom_area', 'mianjitu', 'djmjt'],
  'bar-count': ['clustered column', '簇状柱形图', '条形图', 'geom_bar', 'duijitiaotu'],
  'bar-error': ['误差线图', 'geom_errorbar', 'wuchatiao', 'grouped graph'],
  'box-violin': ['boxplot', '箱式图', 'xiangxiantu', 'xxt', 'graph box', 'ggstatsplot'],
  'coefficient-plot': ['dot-whisker', '系数图'],
  'correlation-heatmap': ['corrplot', 'ggcorrplot', '相关矩阵图'],
  'cumulative-incidence': ['cmprsk', 'stcrreg', '竞争风险'],
  'decision-curve': ['dcurves', 'jcqx', 'DCA'],
  dendrogram: ['hclust', '谱系图', 'shuzhuangtu'],
  'dose-response': ['IC50', '4PL', '量效曲线', 'jlfy'],
  'dot-diagram': ['interactive dot', '诊断点图', 'zhenduandiantu'],
  'estimation-plot': ['dabest', 'Gardner-Altman'],
  'fagan-nomogram': ['Fagan', '似然比', 'yhgl'],
  'flow-diagram': ['CONSORT', 'PRISMA2020', 'liuchengtu'],
  forest: ['RevMan', 'forestploter', 'senlintu', 'slt'],
  'gsea-plot': ['fgsea', 'clusterProfiler', '富集得分'],
  heatmap: ['pheatmap', 'ComplexHeatmap', 'julei retu'],
  'hierarchy-chart': ['tree map', 'sunburst', '旭日图', 'juxingshutu'],
  histogram: ['geom_histogram', 'zhifangtu', 'zft'],
  'km-curve': ['ggsurvplot', 'sts graph', 'survminer', 'shengcun quxian', 'shengcunquxian', 'scqx', '生存曲线'],
  'levey-jennings': ['Westgard', 'zhikongtu', '室内质控'],
  'love-plot': ['cobalt', 'SMD', 'junhengxing'],
  'manhattan-plot': ['qqman', 'GWAS', 'manhadun', '曼哈顿'],
  'means-profile': ['marginsplot', 'emmeans', 'jslkt'],
  'method-comparison': ['Passing-Bablok', 'Deming', '方法学比较'],
  oncoprint: ['maftools', 'oncoplot', '突变瀑布图', 'tbpbt'],
  'paired-lines': ['ggpaired', 'before after', 'peiduilianxiantu'],
  'pie-chart': ['parts of whole', 'doughnut', 'bingtu', '饼状图'],
  'qq-plot': ['P-P plot', 'qqnorm', 'ztglt'],
  'radar-chart': ['fmsb', 'spider web', 'leidatu', '蛛网图'],
  ridgeline: ['ggridges', 'joyplot', 'shanjitu'],
  'risk-of-bias': ['robvis', 'QUADAS-2', '红绿灯图'],
  'risk-score-panel': ['ggrisk', '风险因子联动图'],
  'roc-curve': ['pROC', 'roctab', 'roc quxian'],
  'sankey-diagram': ['ggalluvial', 'sangjitu', '冲积图'],
  'sroc-plot': ['HSROC', 'metandi', '汇总roc', 'huizong'],
  'scatter-fit': ['simple scatter', 'XY graph', 'geom_smooth', 'sandiantu', 'sdt'],
  'strip-plot': ['column scatter', 'beeswarm', 'fengquntu'],
  'swimmer-plot': ['swimplot', 'yongdaotu', '游泳图'],
  'time-roc': ['timeROC', '时间依赖ROC'],
  'upset-plot': ['UpSetR', 'ComplexUpset', 'jihetu'],
  'venn-diagram': ['eulerr', '韦恩图', 'weientu'],
  'volcano-plot': ['EnhancedVolcano', 'huoshantu', 'hst'],
  'waterfall-plot': ['RECIST', 'pubutu', 'pbt'],
}

const entries = await Promise.all(
  entriesUnderTest('charts').map(async ({ kind, id }) => {
    const { summary } = await load(kind, id, 'summary')
    return { id, texts: textsOfEntry(summary, { [id]: { keywords: summary.keywords } }) }
  }),
)
const under = new Set(entries.map(({ id }) => id))
const cases = Object.entries(searches).flatMap(([id, words]) => words.map((search) => [search, id] as const))

test.each(cases.filter(([, id]) => under.has(id)))('%s finds %s among the first three charts', (search, id) => {
  const words = wordsOf(search)
  const ranked = entries
    .map((entry) => ({ id: entry.id, rank: rankOf(entry.texts, words) ?? Number.POSITIVE_INFINITY }))
    .filter(({ rank }) => Number.isFinite(rank))
    .sort((a, b) => a.rank - b.rank)
  expect(ranked.slice(0, 3).map((entry) => entry.id)).toContain(id)
})
