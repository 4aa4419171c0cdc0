import { titanic } from '../../examples-data/titanic.ts'
import { defineExamples, type ExampleData } from '../../kit/example.ts'

/** Students by hair (fastest), eye and sex, in the order of R's table. */
const counts = [
  32, 53, 10, 3, 11, 50, 10, 30, 10, 25, 7, 5, 3, 15, 7, 8, 36, 66, 16, 4, 9, 34, 7, 64, 5, 29, 7, 5, 2, 14, 7, 8,
]

const hairEyeColor: ExampleData = {
  id: 'hair-eye-color',
  title: { en: 'Hair and eye colour of students', zh: '大学生的发色与眼睛颜色' },
  source: {
    en: 'Snee RD. Graphical display of two-way contingency tables. Am Stat 1974;28:9–12, as in dataset HairEyeColor of R.',
    zh: 'Snee RD. Graphical display of two-way contingency tables. Am Stat 1974;28:9–12（同 R 的 HairEyeColor 数据集）。',
  },
  columns: [
    {
      id: 'c1',
      name: 'hair',
      label: 'Hair',
      measure: 'nominal',
      values: counts.map((_, cell) => ['Black', 'Brown', 'Red', 'Blond'][cell % 4] ?? ''),
    },
    {
      id: 'c2',
      name: 'eye',
      label: 'Eyes',
      measure: 'nominal',
      values: counts.map((_, cell) => ['Brown', 'Blue', 'Hazel', 'Green'][Math.floor(cell / 4) % 4] ?? ''),
    },
    {
      id: 'c3',
      name: 'sex',
      label: 'Sex',
      measure: 'nominal',
      values: counts.map((_, cell) => (cell < 16 ? 'Male' : 'Female')),
    },
    { id: 'c4', name: 'n', measure: 'continuous', values: counts },
  ],
}

/** Unequal columns with long names, empty cells, blanks, a variable with one value. */
const infections: ExampleData = {
  id: 'infections',
  title: { en: 'Hospital infections by ward and site', zh: '各科室医院感染的部位' },
  source: { en: 'Made up for this project.', zh: '本项目模拟数据。' },
  columns: [
    {
      id: 'c1',
      name: '科室',
      measure: 'nominal',
      values: Array.from({ length: 90 }, (_, k) =>
        k < 48 ? '重症医学科' : k < 72 ? '血液内科（含移植病房）' : k < 84 ? '骨科' : k < 88 ? '新生儿科' : '眼科',
      ),
    },
    {
      id: 'c2',
      name: '感染部位',
      measure: 'nominal',
      values: Array.from({ length: 90 }, (_, k) => {
        if (k % 29 === 28) return null
        if (k >= 84) return '皮肤软组织'
        return ['下呼吸道', '血流（导管相关）', '泌尿道', '手术部位'][k < 72 ? (k * k) % 3 : (k % 2) + 2] ?? ''
      }),
    },
    { id: 'c3', name: '年份', measure: 'ordinal', values: Array<number>(90).fill(2024) },
    { id: 'c4', name: '备注', measure: 'nominal', values: Array<null>(90).fill(null) },
  ],
}

export const examples = defineExamples([
  {
    id: 'titanic-class',
    title: { en: 'Survival by class, columns as wide as classes', zh: '各舱位生还构成，列宽为人数' },
    data: titanic,
    options: { first: 'c1', second: 'c4', labels: 'column' },
    expect: 'done',
  },
  {
    id: 'titanic-three',
    title: { en: 'Class, sex and survival', zh: '舱位、性别与生还' },
    data: titanic,
    options: { first: 'c1', second: 'c2', third: 'c4' },
    expect: 'done',
  },
  {
    id: 'hair-eye',
    title: { en: 'Hair and eyes, shaded by residuals', zh: '发色与眼睛颜色，按残差着色' },
    data: hairEyeColor,
    options: { first: 'c1', second: 'c2', shading: 'residuals', weight: 'c4' },
    expect: 'done',
  },
  {
    id: 'hair-eye-sex',
    title: { en: 'Residuals of three variables', zh: '三个变量的残差' },
    data: hairEyeColor,
    options: { first: 'c1', second: 'c2', third: 'c3', shading: 'residuals', weight: 'c4', labels: 'all' },
    expect: 'done',
  },
  {
    id: 'infections',
    title: { en: 'Narrow columns with long names, and empty cells', zh: '窄列、长名称与空格' },
    data: infections,
    options: { first: 'c1', second: 'c2', shading: 'residuals', order: 'count', gap: 0.5 },
    expect: 'done',
  },
  {
    id: 'one-column',
    title: { en: 'A single column', zh: '仅一列' },
    data: infections,
    options: { first: 'c3', second: 'c2', shading: 'residuals', labels: 'none' },
    expect: 'done',
  },
  {
    id: 'all-missing',
    title: { en: 'A variable without values', zh: '变量全部缺失' },
    data: infections,
    options: { first: 'c1', second: 'c4' },
    expect: { rejected: 'no-values' },
  },
  {
    id: 'same-twice',
    title: { en: 'The same variable twice', zh: '同一变量用了两次' },
    data: infections,
    options: { first: 'c1', second: 'c1' },
    expect: { rejected: 'same-variable-twice' },
  },
])
