import { defineCalculator } from '../../kit/tool/calculator.ts'
import { platelets } from '../../kit/tool/inputs/blood.ts'
import { alt, ast } from '../../kit/tool/inputs/chemistry.ts'
import { age } from '../../kit/tool/inputs/person.ts'
import { examples } from './examples.ts'
import { fattyLiver, fattyLiverOfTheOld, hepatitisC } from './risk.ts'

export const definition = defineCalculator({
  id: 'fib-4',
  revision: 1,
  contentChecked: '2026-11-23',
  verified: {
    state: 'two-implementations',
    on: '2026-11-23',
    how: {
      en: 'Formula compared with table 1 of a paper in World J Gastroenterol (2012, 18:746), the cut-offs 1.3, 2.0 and 2.67 with the Rust library clincalc, those for hepatitis C (1.45, 3.25) with the R package cliot, 2.0 from 65 years with the abstract of McPherson 2017; results with a second program in R.',
      zh: '公式同 World J Gastroenterol（2012，18:746）论文表 1 核对；界值 1.3、2.0、2.67 同 Rust 库 clincalc，丙型肝炎界值（1.45、3.25）同 R 包 cliot，≥ 65 岁界值 2.0 同 McPherson 2017 摘要核对；结果由另行编写的 R 程序复核。',
    },
  },
  stakes: 'ordinary',
  checklist: false,
  inputResolution: 'entered',
  purpose: {
    en: 'Estimates how likely advanced liver fibrosis is, from age, AST, ALT and platelets.',
    zh: '根据年龄、AST、ALT 和血小板估计进展期肝纤维化的可能性。',
  },
  population: {
    en: 'Adults with chronic liver disease: derived in HIV and hepatitis C, used above all in fatty liver disease.',
    zh: '成人慢性肝病；源自 HIV 合并丙型肝炎人群，现多用于脂肪性肝病。',
  },
  inputs: { age: age(), ast: ast(), alt: alt(), platelets: platelets() },
  outputs: { fib4: { label: { en: 'FIB-4', zh: 'FIB-4' }, unit: { en: '(index)', zh: '（指数）' }, decimals: 2 } },
  formula: (inputs) => ({ fib4: (inputs.age * inputs.ast) / (inputs.platelets * Math.sqrt(inputs.alt)) }),
  formulaText: [
    {
      en: 'FIB-4 = (age × AST) ÷ (platelets × √ALT); age in years, AST and ALT in U/L, platelets in 10⁹/L',
      zh: 'FIB-4 =（年龄 × AST）÷（血小板 × √ALT）；年龄：岁，AST、ALT：U/L，血小板：10⁹/L',
    },
  ],
  classifications: [fattyLiver, fattyLiverOfTheOld, hepatitisC],
  validity: [
    { when: { input: 'age', below: 18 }, effect: 'refuse', message: 'adults-only' },
    { when: { input: 'age', below: 35 }, effect: 'warn', message: 'young' },
  ],
  alerts: [],
  messages: {
    'adults-only': { en: 'Not for children.', zh: '不适用于儿童。' },
    young: { en: 'Below 35 years it performs poorly.', zh: '35 岁以下准确性差。' },
  },
  caveats: [
    {
      en: 'Falsely high in acute hepatitis and where platelets are low for another reason.',
      zh: '急性肝炎及其他原因所致血小板减少时假性升高。',
    },
    {
      en: 'A low value excludes advanced fibrosis well; a high one needs a second test.',
      zh: '低值排除进展期纤维化的价值高，高值须进一步检查确认。',
    },
  ],
  nextSteps: [
    {
      en: 'Between the cut-offs and above: transient elastography or ELF; low: repeat in 1 to 3 years.',
      zh: '中间值及高值者行瞬时弹性成像或 ELF 检测；低值者 1~3 年复查。',
    },
  ],
  references: [
    {
      text: 'Sterling RK, Lissen E, Clumeck N, et al. Development of a simple noninvasive index to predict significant fibrosis in patients with HIV/HCV coinfection. Hepatology 2006;43:1317–1325.',
      doi: '10.1002/hep.21178',
    },
    {
      text: 'McPherson S, Hardy T, Dufour JF, et al. Age as a confounding factor for the accurate non-invasive diagnosis of advanced NAFLD fibrosis. Am J Gastroenterol 2017;112:740–751.',
      doi: '10.1038/ajg.2016.453',
    },
  ],
  examples,
})
