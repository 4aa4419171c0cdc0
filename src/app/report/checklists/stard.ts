import { type Checklist, section } from './checklist.ts'

/** Bossuyt et al. 2015, for studies of diagnostic accuracy. */
export const stard: Checklist = {
  id: 'stard-2015',
  name: { en: 'STARD 2015, diagnostic accuracy', zh: 'STARD 2015（诊断准确性研究）' },
  source: {
    kind: 'article',
    authors: [
      { family: 'Bossuyt', initials: 'PM' },
      { family: 'Reitsma', initials: 'JB' },
      { family: 'Bruns', initials: 'DE' },
    ],
    hasMore: true,
    title: 'STARD 2015: an updated list of essential items for reporting diagnostic accuracy studies',
    journal: 'BMJ',
    year: '2015',
    volume: '351',
    pages: 'h5527',
    doi: '10.1136/bmj.h5527',
  },
  items: [
    ...section('title', [
      [
        '1',
        'in title or abstract that accuracy was studied, with at least one measure of it',
        '题目或摘要中说明为诊断准确性研究，并至少给出一个准确性指标',
      ],
      ['2', 'a structured summary of design, methods, results and conclusions', '设计、方法、结果和结论的结构式摘要'],
    ]),
    ...section('introduction', [
      ['3', 'the background, and what the index test is for', '研究背景及待评价试验的用途'],
      ['4', 'the aims and hypotheses', '研究目的与假设'],
    ]),
    ...section('methods', [
      [
        '5',
        'whether data collection was planned before or after the tests were done',
        '数据收集是在试验实施之前还是之后计划（前瞻性或回顾性）',
      ],
      ['6', 'who was eligible', '纳入与排除标准'],
      ['7', 'how possible participants were recognised', '潜在受试者的识别依据'],
      ['8', 'where and when they were found', '识别的机构、地点与时间'],
      ['9', 'whether they are a consecutive, random or convenience series', '受试者为连续、随机或便利样本'],
      ['10a', 'the index test, so that it can be repeated', '待评价试验的细节（足以重复）'],
      ['10b', 'the reference standard, so that it can be repeated', '参考标准的细节（足以重复）'],
      ['11', 'why this reference standard was chosen', '选择该参考标准的理由'],
      [
        '12a',
        'cut-offs of the index test, and whether they were fixed beforehand',
        '待评价试验的界值及其是否预先设定',
        'cut-offs',
      ],
      [
        '12b',
        'cut-offs of the reference standard, and whether they were fixed beforehand',
        '参考标准的界值及其是否预先设定',
      ],
      [
        '13a',
        'what those who did or read the index test knew of the patient and the reference standard',
        '待评价试验的操作者或判读者是否知晓临床信息和参考标准结果',
      ],
      [
        '13b',
        'what those who judged the reference standard knew of the patient and the index test',
        '参考标准的评判者是否知晓临床信息和待评价试验结果',
      ],
      ['14', 'how accuracy was estimated or compared', '估计或比较诊断准确性的方法', 'methods'],
      ['15', 'how indeterminate results were dealt with', '不确定结果的处理方法'],
      ['16', 'how missing results of either test were dealt with', '两种试验缺失结果的处理方法', 'missing-handling'],
      [
        '17',
        'analyses of variation in accuracy, telling planned from exploratory ones',
        '准确性变异的分析，区分预先设定与探索性分析',
        'subgroup-methods',
      ],
      ['18', 'the intended number of participants and how it was determined', '预期样本量及其确定方法', 'sample-size'],
    ]),
    ...section('results', [
      ['19', 'a diagram of the flow of participants', '受试者流程图', 'flow'],
      ['20', 'what the participants are like', '受试者的基线特征', 'baseline'],
      ['21a', 'how severe the disease was in those who had it', '患者的疾病严重程度分布'],
      ['21b', 'which other diagnoses those without it had', '非患者的其他诊断分布'],
      ['22', 'the time between the two tests, and treatments in it', '两种试验的间隔时间及其间的干预'],
      [
        '23',
        'index test against reference standard as a table of counts',
        '待评价试验与参考标准结果的交叉表',
        'cross-table',
      ],
      ['24', 'estimates of accuracy with their precision', '诊断准确性估计值及其精度', 'accuracy'],
      ['25', 'harms of either test', '两种试验的不良事件'],
    ]),
    ...section('discussion', [
      ['26', 'limitations: bias, uncertainty, to whom the results apply', '局限性：偏倚、不确定性和外推性'],
      ['27', 'what follows for practice and for the use of the test', '对实践的意义及试验的用途与临床作用'],
    ]),
    ...section('other', [
      ['28', 'the number and register of the study', '注册号与注册机构'],
      ['29', 'where the protocol can be read', '研究方案的获取途径'],
      ['30', 'who paid or supported, and the part of funders', '资助与支持来源及资助者的作用'],
    ]),
  ],
}
