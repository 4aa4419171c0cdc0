import { expect, test } from 'vitest'
import { initialsOf } from './initials.ts'

test.each([
  ['肺癌随访2024', 'fasf2024'],
  ['阿司匹林', 'aspl'],
  ['基线表', 'jxb'],
  ['糖尿病肾病', 'tnbsb'],
  ['老年患者跌倒', 'lnhzdd'],
  ['心力衰竭', 'xlsj'],
  ['儿科', 'ek'],
  ['脓毒症', 'ndz'],
  ['欧洲', 'oz'],
  ['全科', 'qk'],
  ['人工智能', 'rgzn'],
  ['胃癌', 'wa'],
  ['支气管哮喘', 'zqgxc'],
  ['妊娠高血压', 'rsgxy'],
  ['缺血性脑卒中', 'qxxnzz'], // 卒 has two readings, zu and cu
  ['高血脂', 'gxz'],
  ['透析', 'tx'],
  ['门诊', 'mz'],
  ['病理', 'bl'],
  ['产科', 'ck'],
  ['骨折', 'gz'],
  ['帕金森', 'pjs'],
  ['康复', 'kf'],
  ['护理', 'hl'],
  ['中医', 'zy'],
  ['Table 1 基线', 'table1jx'],
])('the initials of %s are %s', (text, initials) => {
  expect(initialsOf(text)).toBe(initials)
})
