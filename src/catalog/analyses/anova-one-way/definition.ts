import { defineAnalysis } from '../../kit/analysis.ts'
import { choice, choices, level, number, toggle, variable, variables } from '../../kit/options/options.ts'
import { quartileType } from '../../kit/options/quartile-type.ts'
import { confidenceLevel, missing } from '../../kit/options/standard-options.ts'
import { messages } from './messages.ts'
import { tables } from './result-tables.ts'

export const definition = defineAnalysis({
  id: 'anova-one-way',
  version: 1,
  reports: ['comparison'],
  engineRevision: 2,
  weights: ['frequency'],
  wholeFrequencies: 'always',
  options: {
    outcomes: variables({
      label: { en: 'Outcomes', zh: '检验变量' },
      help: {
        en: 'Continuous or ordinal variables; each is compared between the groups (SPSS: "Dependent List").',
        zh: '连续或等级变量，逐一比较各组间的差异（SPSS：因变量列表）。',
      },
      accepts: ['continuous', 'ordinal'],
      types: ['number'],
    }),
    group: variable({
      label: { en: 'Grouping variable', zh: '分组变量' },
      help: {
        en: 'Each of its values is a group (SPSS: "Factor").',
        zh: '其每个取值为一组（SPSS：因子）。',
      },
      accepts: ['nominal', 'ordinal'],
    }),
    tests: choices({
      label: { en: 'Tests', zh: '检验方法' },
      help: {
        en: 'Each chosen test is one row. The plain-language reading follows Welch where it is chosen, else the classic F.',
        zh: '所选每种检验各占一行；若选择 Welch 检验，结果解读以其为准，否则以经典 F 检验为准。',
      },
      of: {
        anova: {
          label: { en: 'One-way ANOVA', zh: '单因素方差分析' },
          help: {
            en: 'The classic F; assumes equal variances (R: oneway.test(var.equal = TRUE); SPSS: "One-Way ANOVA").',
            zh: '经典 F 检验，假定方差相等（R：oneway.test(var.equal = TRUE)；SPSS：单因素 ANOVA 检验）。',
          },
        },
        welch: {
          label: { en: 'Welch ANOVA', zh: 'Welch 方差分析' },
          help: {
            en: 'Does not assume equal variances (R: oneway.test; SPSS: "Welch test").',
            zh: '不假定方差相等（R：oneway.test；SPSS：韦尔奇检验）。',
          },
        },
        'kruskal-wallis': {
          label: { en: 'Kruskal–Wallis', zh: 'Kruskal–Wallis 秩和检验' },
          help: {
            en: 'Compares ranks; no normal distribution needed (R: kruskal.test; SPSS: "K Independent Samples").',
            zh: '基于秩次，不要求正态分布（R：kruskal.test；SPSS：K 个独立样本）。',
          },
        },
      },
      initial: ['anova', 'welch', 'kruskal-wallis'],
      min: 1,
    }),
    postHoc: choices({
      label: { en: 'Pairwise comparisons', zh: '两两比较' },
      help: {
        en: 'Tukey goes with the classic F, Games–Howell with Welch, Dunn with Kruskal–Wallis.',
        zh: 'Tukey 法与经典 F 检验配合，Games–Howell 法与 Welch 检验配合，Dunn 法与 Kruskal–Wallis 检验配合。',
      },
      of: {
        tukey: {
          label: { en: 'Tukey–Kramer', zh: 'Tukey–Kramer 法' },
          help: {
            en: 'Honestly significant differences, for unequal group sizes too (R: TukeyHSD; SPSS: "Tukey").',
            zh: 'Tukey HSD 法，适用于各组例数不等（R：TukeyHSD；SPSS：图基）。',
          },
        },
        'games-howell': {
          label: { en: 'Games–Howell', zh: 'Games–Howell 法' },
          help: {
            en: 'Does not assume equal variances (SPSS: "Games-Howell").',
            zh: '不假定方差相等（SPSS：盖姆斯-豪厄尔）。',
          },
        },
        bonferroni: {
          label: { en: 'Bonferroni', zh: 'Bonferroni 法' },
          help: {
            en: 'Pooled t, P times the number of pairs (R: pairwise.t.test; SPSS: "Bonferroni").',
            zh: '合并方差 t 检验，P 值乘以比较次数（R：pairwise.t.test；SPSS：邦弗伦尼）。',
          },
        },
        holm: {
          label: { en: 'Holm', zh: 'Holm 法' },
          help: {
            en: 'Never less powerful than Bonferroni, without intervals (R: pairwise.t.test, its default).',
            zh: '效能不低于 Bonferroni 法，但无置信区间（R：pairwise.t.test 默认）。',
          },
        },
        dunnett: {
          label: { en: 'Dunnett', zh: 'Dunnett 法' },
          help: {
            en: 'Each group against one control (R: multcomp::glht; SPSS: "Dunnett").',
            zh: '各组与同一对照组比较（R：multcomp::glht；SPSS：邓尼特）。',
          },
        },
        dunn: {
          label: { en: 'Dunn', zh: 'Dunn 检验' },
          help: {
            en: 'Mean ranks of all values (SPSS: "Pairwise comparisons" of Kruskal-Wallis; R: dunn.test).',
            zh: '比较全体平均秩次（SPSS：Kruskal-Wallis 的成对比较；R：dunn.test）。',
          },
        },
      },
      initial: ['tukey', 'games-howell'],
    }),
    control: level({
      label: { en: 'Control group', zh: '对照组' },
      help: { en: 'The group that Dunnett compares all others with.', zh: 'Dunnett 法中其余各组与之比较的对照组。' },
      of: 'group',
      initial: 'first',
      when: ({ postHoc }) => Array.isArray(postHoc) && postHoc.includes('dunnett'),
    }),
    adjust: choice({
      label: { en: 'P adjustment of Dunn', zh: 'Dunn 检验的 P 值校正' },
      help: {
        en: 'For all pairs of one outcome (R: p.adjust). SPSS uses Bonferroni.',
        zh: '对同一变量的全部两两比较统一校正（R：p.adjust）；SPSS 采用 Bonferroni 法。',
      },
      of: {
        holm: { label: { en: 'Holm', zh: 'Holm 法' } },
        bonferroni: { label: { en: 'Bonferroni', zh: 'Bonferroni 法' } },
        'benjamini-hochberg': { label: { en: 'Benjamini–Hochberg', zh: 'Benjamini–Hochberg 法' } },
        none: { label: { en: 'None', zh: '不校正' } },
      },
      initial: 'holm',
      when: ({ postHoc }) => Array.isArray(postHoc) && postHoc.includes('dunn'),
    }),
    confidence: confidenceLevel(),
    effectSizes: toggle({
      label: { en: 'Effect sizes', zh: '效应量' },
      help: {
        en: 'η² and ω²: the share of the variance that the groups account for; ε² with Kruskal–Wallis.',
        zh: 'η² 与 ω²：分组所解释的方差比例；选 Kruskal–Wallis 时另给出 ε²。',
      },
      initial: true,
    }),
    effectConfidence: number({
      label: { en: 'Confidence level of η² and ω²', zh: 'η² 与 ω² 的置信水平' },
      help: {
        en: 'Usually 90%: the interval then leaves out 0 just where the F test has P < 0.05, since that test is one-sided.',
        zh: '通常取 90%：因 F 检验为单侧，此时区间不含 0 等价于 P < 0.05。',
      },
      min: 0.5,
      max: 0.999,
      step: 0.01,
      initial: 0.9,
      shownAs: 'percent',
      when: ({ effectSizes }) => effectSizes === true,
    }),
    assumptions: toggle({
      label: { en: 'Assumption checks', zh: '前提条件检查' },
      help: {
        en: 'Shapiro–Wilk of the residuals and in each group; Levene (means; R: car::leveneTest(center = mean); SPSS: "Based on Mean"), Brown–Forsythe (medians; SPSS: "Based on Median"), Bartlett (R: bartlett.test), which takes the groups to be normal, and Fligner–Killeen (R: fligner.test), which does not.',
        zh: '残差及各组的 Shapiro–Wilk 正态性检验；方差齐性检验：Levene（基于均值；R：car::leveneTest(center = mean)；SPSS：基于均值）、Brown–Forsythe（基于中位数；SPSS：基于中位数）、Bartlett（R：bartlett.test，要求各组正态）与 Fligner–Killeen（R：fligner.test，不要求正态）。',
      },
      initial: true,
    }),
    figure: choice({
      label: { en: 'Figure', zh: '图形' },
      help: {
        en: 'Box plots show the values; means with intervals take less room.',
        zh: '箱线图展示各值；均数及置信区间图更为简洁。',
      },
      of: {
        boxes: { label: { en: 'Box plots with values', zh: '箱线图与各值' } },
        means: { label: { en: 'Means with intervals', zh: '均数及置信区间' } },
      },
      initial: 'boxes',
    }),
    missing: missing(),
    quartileType: quartileType(),
  },
  sections: [
    { title: { en: 'Variables', zh: '变量' }, options: ['outcomes', 'group'] },
    { title: { en: 'Tests', zh: '检验' }, options: ['tests', 'postHoc', 'control', 'adjust', 'confidence'] },
    {
      title: { en: 'Also show', zh: '其他输出' },
      options: ['effectSizes', 'effectConfidence', 'assumptions', 'figure'],
    },
    { title: { en: 'Details', zh: '详细设置' }, options: ['missing', 'quartileType'], folded: true },
  ],
  results: {
    tables,
    figures: {
      boxes: { title: { en: 'Distribution by group', zh: '各组分布' } },
      means: { title: { en: 'Means by group', zh: '各组均数' } },
    },
  },
  messages,
  references: [
    'fisher-1925',
    'welch-1951',
    'kruskal-wallis-1952',
    'kramer-1956',
    'games-howell-1976',
    'dunn-1964',
    'dunnett-1955',
    'holm-1979',
    'bartlett-1937',
    'conover-johnson-1981',
    'steiger-2004',
    'tomczak-2014',
    'levene-1960',
    'brown-forsythe-1974',
    'shapiro-wilk-1965',
    'royston-1995',
    'hyndman-fan-1996',
  ],
  upgrades: {},
})
