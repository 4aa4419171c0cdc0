import { type Checklist, section } from './checklist.ts'

/** Schulz, Altman, Moher 2010, for parallel-group randomised trials. */
export const consort: Checklist = {
  id: 'consort-2010',
  name: { en: 'CONSORT 2010, randomised trial', zh: 'CONSORT 2010（随机对照试验）' },
  source: {
    kind: 'article',
    authors: [
      { family: 'Schulz', initials: 'KF' },
      { family: 'Altman', initials: 'DG' },
      { family: 'Moher', initials: 'D' },
    ],
    hasMore: false,
    title: 'CONSORT 2010 statement: updated guidelines for reporting parallel group randomised trials',
    journal: 'BMJ',
    year: '2010',
    volume: '340',
    pages: 'c332',
    doi: '10.1136/bmj.c332',
  },
  items: [
    ...section('title', [
      ['1a', 'in the title that the trial was randomised', '题目中的随机试验字样'],
      ['1b', 'a structured summary of design, methods, results and conclusions', '设计、方法、结果和结论的结构式摘要'],
    ]),
    ...section('introduction', [
      ['2a', 'the background and why the trial was done', '研究背景与理由'],
      ['2b', 'the aims or hypotheses', '研究目的或假设'],
    ]),
    ...section('methods', [
      ['3a', 'the design of the trial and the ratio of allocation', '试验设计和分配比例'],
      ['3b', 'changes of methods after the start, with reasons', '试验开始后方法的改变及原因'],
      ['4a', 'who was eligible', '受试者的纳入与排除标准'],
      ['4b', 'where the data were collected', '数据收集的机构与地点'],
      ['5', 'what was done in each group, so that it can be repeated, and when', '各组干预的细节（足以重复）与时间'],
      [
        '6a',
        'primary and secondary outcomes stated beforehand, and how and when they were measured',
        '事先规定的主要与次要结局指标及其测量方法和时间',
      ],
      ['6b', 'changes of outcomes after the start, with reasons', '试验开始后结局指标的改变及原因'],
      ['7a', 'how the number of participants was determined', '样本量的确定方法', 'sample-size'],
      ['7b', 'interim analyses and rules for stopping', '期中分析与终止规则'],
      ['8a', 'how the random sequence was generated', '随机序列的产生方法'],
      ['8b', 'the kind of randomisation, with blocks and strata', '随机化的类型（区组、分层等）'],
      ['9', 'how the allocation was concealed until assignment', '分配隐藏的方法'],
      ['10', 'who made the sequence, who enrolled, and who assigned participants', '序列产生者、招募者和分配者'],
      ['11a', 'who was blinded after assignment, and how', '盲法的对象与实施方法'],
      ['11b', 'how similar the interventions were', '各组干预的相似性'],
      ['12a', 'the statistical methods for primary and secondary outcomes', '主要与次要结局的统计学方法', 'methods'],
      [
        '12b',
        'the methods of additional analyses, such as subgroups and adjusted ones',
        '附加分析（亚组、调整分析等）的方法',
        'subgroup-methods',
      ],
    ]),
    ...section('results', [
      [
        '13a',
        'for each group, how many were assigned, treated and analysed, best as a diagram',
        '各组随机分配、接受干预和纳入分析的人数（宜用流程图）',
        'stages',
      ],
      [
        '13b',
        'for each group, losses and exclusions after randomisation, with reasons',
        '各组随机化后的脱落与剔除及原因',
        'left-out',
      ],
      ['14a', 'the dates of recruitment and follow-up', '招募与随访的日期'],
      ['14b', 'why the trial ended or was stopped', '试验结束或终止的原因'],
      ['15', 'a table of baseline characteristics of each group', '各组的基线特征表', 'baseline-by-group'],
      [
        '16',
        'for each analysis, how many of each group were in it, and whether in the assigned groups',
        '各项分析中每组的例数，以及是否按原分组分析',
        'numbers-analysed',
      ],
      [
        '17a',
        'for each outcome the result of each group, and the size of the effect with its interval',
        '各结局每组的结果、效应值及其置信区间',
        'comparison',
      ],
      ['17b', 'for yes/no outcomes, absolute and relative effects', '二分类结局的绝对与相对效应值', 'absolute-risks'],
      [
        '18',
        'results of other analyses, telling planned from exploratory ones',
        '其他分析的结果，区分预先设定与探索性分析',
        'subgroup-results',
      ],
      ['19', 'all important harms in each group', '各组的重要不良事件'],
    ]),
    ...section('discussion', [
      ['20', 'limitations: bias, imprecision, multiplicity', '局限性：偏倚、不精确和多重分析'],
      ['21', 'to whom the findings apply', '结果的外推性'],
      ['22', 'an interpretation that fits the results and weighs benefits against harms', '与结果一致、权衡利弊的解释'],
    ]),
    ...section('other', [
      ['23', 'the number and register of the trial', '注册号与注册机构'],
      ['24', 'where the protocol can be read', '试验方案的获取途径'],
      ['25', 'who paid or supported, and the part of funders', '资助与支持来源及资助者的作用'],
    ]),
  ],
}
