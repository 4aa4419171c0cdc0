import type { Words } from '../../kit/words.ts'

/** The counts, with their names for the inputs and for the boxes. */
export const labels = {
  databases: { en: 'Databases', zh: '数据库' },
  registers: { en: 'Registers', zh: '注册平台' },
  duplicates: { en: 'Duplicate records removed', zh: '剔除重复记录' },
  automation: { en: 'Records marked as ineligible by automation tools', zh: '自动化工具判为不合格的记录' },
  otherRemoved: { en: 'Records removed for other reasons', zh: '因其他原因剔除的记录' },
  screened: { en: 'Records screened', zh: '筛选的记录' },
  excluded: { en: 'Records excluded', zh: '排除的记录' },
  sought: { en: 'Reports sought for retrieval', zh: '拟获取全文的报告' },
  notRetrieved: { en: 'Reports not retrieved', zh: '未能获取的报告' },
  assessed: { en: 'Reports assessed for eligibility', zh: '评估合格性的报告' },
  reportsExcluded: { en: 'Reports excluded', zh: '排除的报告' },
  studies: { en: 'Studies included in review', zh: '纳入综述的研究' },
  reports: { en: 'Reports of included studies', zh: '纳入研究的报告' },
  other: { en: 'Studies found by other methods?', zh: '有无其他途径的文献？' },
  websites: { en: 'Websites', zh: '网站' },
  organisations: { en: 'Organisations', zh: '机构' },
  citations: { en: 'Citation searching', zh: '引文检索' },
} as const satisfies Readonly<Record<string, Words>>

export const headings = {
  title: { en: 'Flow of records', zh: '文献流程' },
  main: { en: 'Identification of studies via databases and registers', zh: '通过数据库与注册平台识别研究' },
  other: { en: 'Identification of studies via other methods', zh: '通过其他途径识别研究' },
  identified: { en: 'Records identified from:', zh: '检出记录来源：' },
  removed: { en: 'Records removed before screening:', zh: '筛选前剔除的记录：' },
  identification: { en: 'Identification', zh: '识别' },
  screening: { en: 'Screening', zh: '筛选' },
  included: { en: 'Included', zh: '纳入' },
} as const satisfies Readonly<Record<string, Words>>
