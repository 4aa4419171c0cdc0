import { type Checklist, section } from './checklist.ts'

/** Collins et al. 2015, for prediction models; the items for development and for validation. */
export const tripod: Checklist = {
  id: 'tripod-2015',
  name: { en: 'TRIPOD 2015, prediction model', zh: 'TRIPOD 2015（预测模型）' },
  source: {
    kind: 'article',
    authors: [
      { family: 'Collins', initials: 'GS' },
      { family: 'Reitsma', initials: 'JB' },
      { family: 'Altman', initials: 'DG' },
      { family: 'Moons', initials: 'KG' },
    ],
    hasMore: false,
    title:
      'Transparent reporting of a multivariable prediction model for individual prognosis or diagnosis (TRIPOD): the TRIPOD statement',
    journal: 'BMJ',
    year: '2015',
    volume: '350',
    pages: 'g7594',
    doi: '10.1136/bmj.g7594',
  },
  items: [
    ...section('title', [
      [
        '1',
        'in the title that a model was developed or validated, for whom, and what it predicts',
        '题目中说明模型的建立或验证、目标人群和预测的结局',
      ],
      [
        '2',
        'a summary of aims, design, people, predictors, outcome, analysis, results and conclusions',
        '目的、设计、对象、预测因子、结局、分析、结果和结论的摘要',
      ],
    ]),
    ...section('introduction', [
      ['3a', 'the medical context, why a model is wanted, and which models there are', '医学背景、建模理由和已有模型'],
      ['3b', 'the aims, and whether the model is developed, validated or both', '研究目的：建立、验证或两者兼有'],
    ]),
    ...section('methods', [
      [
        '4a',
        'the design or source of the data, for development and validation apart',
        '研究设计或数据来源（建模与验证分别说明）',
      ],
      ['4b', 'the dates of recruitment and of the end of follow-up', '招募起止与随访结束的日期'],
      ['5a', 'the setting, with number and place of centres', '研究机构的类型、数量与地点'],
      ['5b', 'who was eligible', '纳入与排除标准'],
      ['5c', 'treatments, if they matter', '接受的治疗（如相关）'],
      ['6a', 'the predicted outcome, how and when it was assessed', '预测的结局及其评定方法和时间'],
      ['6b', 'blinding when the outcome was assessed', '结局评定的盲法'],
      ['7a', 'all predictors, how and when they were measured', '全部预测因子及其测量方法和时间'],
      ['7b', 'blinding when predictors were assessed', '预测因子评定的盲法'],
      ['8', 'how the size of the study was arrived at', '样本量的确定依据', 'sample-size'],
      [
        '9',
        'how missing data were dealt with, with details of any imputation',
        '缺失数据的处理方法及填补细节',
        'missing-handling',
      ],
      ['10a', 'how predictors were handled in the analysis', '预测因子在分析中的处理方法', 'model-methods'],
      [
        '10b',
        'the type of model, how it was built and how it was validated internally',
        '模型类型、建模步骤和内部验证方法',
        'model-methods',
      ],
      ['10c', 'for validation, how predictions were calculated', '验证时预测值的计算方法'],
      [
        '10d',
        'the measures of performance, and how models were compared',
        '模型表现的评价指标及模型间的比较方法',
        'performance-methods',
      ],
      ['10e', 'for validation, any updating of the model', '验证后的模型更新'],
      ['11', 'how risk groups were formed', '风险分组的方法'],
      ['12', 'for validation, how its data differ from those of the development', '验证数据与建模数据的差异'],
    ]),
    ...section('results', [
      [
        '13a',
        'the flow of participants, with the numbers with and without the outcome',
        '研究对象流程，包括有无结局的人数',
        'stages',
      ],
      [
        '13b',
        'what the participants are like, with missing values of predictors and outcome',
        '研究对象的特征，以及预测因子与结局的缺失数',
        'baseline',
      ],
      ['13c', 'for validation, a comparison with the development data', '验证数据与建模数据的比较'],
      ['14a', 'how many people and events each analysis had', '各项分析的例数与事件数', 'model-numbers'],
      [
        '14b',
        'the unadjusted association of each predictor with the outcome, if examined',
        '各预测因子与结局的未调整关联（如有）',
        'unadjusted',
      ],
      [
        '15a',
        'the full model: all coefficients and the intercept or baseline survival',
        '完整模型：全部回归系数及截距或基线生存率',
        'model-full',
      ],
      ['15b', 'how to use the model', '模型的使用方法'],
      ['16', 'the performance of the model, with intervals', '模型表现及其置信区间', 'performance'],
      ['17', 'results of updating, if done', '模型更新的结果（如有）'],
    ]),
    ...section('discussion', [
      [
        '18',
        'limitations, such as few events for each predictor or missing data',
        '局限性，如每个预测因子的事件数少或数据缺失',
      ],
      ['19a', 'for validation, the results beside those of the development', '验证结果与建模结果的比较'],
      [
        '19b',
        'an overall interpretation with regard to aims, limitations and other studies',
        '结合目的、局限性和其他研究的总体解释',
      ],
      ['20', 'the possible clinical use, and what should be studied next', '潜在的临床用途与后续研究'],
    ]),
    ...section('other', [
      ['21', 'where supplements, protocol, calculators and data are', '补充材料、方案、计算工具和数据的获取途径'],
      ['22', 'who paid for the study, and the part of funders', '资助来源及其作用'],
    ]),
  ],
}
