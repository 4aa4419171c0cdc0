import type { RandomStream } from './random.ts'

/** A column of a random table: possible headers, and its cells. */
interface ColumnKind {
  readonly names: readonly string[]
  /** A cell; `decimal` is the decimal mark of the table. The outer call draws once what the whole column shares. */
  readonly of: (random: RandomStream, decimal: string) => (row: number) => string
}

const pad = (value: number, width: number) => String(value).padStart(width, '0')
const fixed = (value: number, places: number, decimal: string) => value.toFixed(places).replace('.', decimal)

/** Occasionally one of the odd cells instead of the usual one. */
function mostly(random: RandomStream, odd: readonly string[], usual: (row: number) => string) {
  const share = random.pick([0, 0.03, 0.05, 0.1, 0.3])
  return (row: number) => (random.next() < share ? random.pick(odd) : usual(row))
}

function vocabulary(names: readonly string[], ...lists: readonly (readonly string[])[]): ColumnKind {
  return {
    names,
    of: (random) =>
      (
        (list) => () =>
          random.pick(list)
      )(random.pick(lists)),
  }
}

const missing = ['', 'NA', '未查', '/', '-', '不详', 'n/a', '#N/A', '.', '?', '—']
const dayOf = (random: RandomStream) => [2000 + random.below(25), 1 + random.below(12), 1 + random.below(28)] as const

const numbers: readonly ColumnKind[] = [
  {
    names: ['年龄', 'age', 'n', '编号', 'id'],
    of: (random) => mostly(random, missing, () => String(18 + random.below(70))),
  },
  {
    names: ['CRP', 'hb', 'x (mmol/L)', '体重'],
    of: (random, decimal) => {
      const places = 1 + random.below(4)
      return mostly(random, missing, () => fixed((random.next() - 0.1) * 100, places, decimal))
    },
  },
  {
    names: ['cost', '费用'],
    of: (random, decimal) => {
      const mark = random.pick([decimal === '.' ? ',' : '.', ' ', "'"])
      const grouped = (value: number) => String(value).replace(/\B(?=(?:\d{3})+$)/g, mark)
      return mostly(random, ['-', '1,23', '12 34'], () => grouped(random.below(10 ** (2 + random.below(6)))))
    },
  },
  {
    names: ['e', 'logit'],
    of: (random, decimal) =>
      mostly(random, ['inf', '-Inf', '∞', '1e', 'e5', '--1', '+'], () => {
        const sign = random.pick(['', '-', '+', '−'])
        return `${sign}${fixed(random.next() * 10, 2, decimal)}${random.pick(['', 'e3', 'E-2', 'e+10'])}`
      }),
  },
  {
    names: ['率', 'rate %', 'rate', '百分比％'],
    of: (random, decimal) => {
      const sign = random.pick([1, 0.97, 0.5])
      return mostly(
        random,
        missing,
        () => `${fixed(random.next() * 100, 1, decimal)}${random.next() < sign ? '%' : ''}`,
      )
    },
  },
  {
    names: ['PSA', 'CEA', 'hs-cTnI'],
    of: (random, decimal) => {
      const limits = random.pick([
        ['<0,5', '≤4', '小于0,1'],
        ['>200', '≥ 90', '大于100', '>=50'],
        ['<1', '>9', '< 3 ↓', '<= 2'],
      ])
      return mostly(
        random,
        limits.map((text) => text.replace(',', decimal)),
        () => fixed(random.next() * 9, 2, decimal),
      )
    },
  },
  {
    names: ['WBC', '白细胞'],
    of: (random, decimal) =>
      mostly(random, ['12↑', '3.2 H', '4*', '5(L)', '6 偏高', '7 HH'], () => fixed(random.next() * 20, 1, decimal)),
  },
  {
    names: ['评分', 'score', 'group', '性别'],
    of: (random) => {
      const codes = random.pick([
        [0, 1],
        [1, 2],
        [1, 2, 3, 4, 5],
        [1, 2, 3, 4, 5, 6],
        [0, 20],
        [0, 21],
        [-1, 1],
      ])
      return () => String(random.pick(codes))
    },
  },
  {
    names: ['年龄', 'age', 'pain'],
    of: (random) => {
      const [codes, most] = random.pick([
        [['9'], 3],
        [['9'], 4],
        [['99'], 60],
        [['999', '888'], 90],
        [['-9'], 9],
        [['-99', '-999'], 100],
        [['99.9'], 40],
      ] as const)
      return mostly(random, codes, () => String(random.below(most + 1)))
    },
  },
  {
    names: ['全角', 'ｘ'],
    of: (random) => mostly(random, ['８８．５', '　7', '－3', '１２％'], () => String(random.below(99))),
  },
  { names: ['count', ''], of: (random) => () => ` ${random.below(5)}${random.pick(['', ' ', '\t'])}` },
]

const codes: readonly ColumnKind[] = [
  { names: ['编号', 'id', 'code'], of: (random) => mostly(random, missing, (row) => pad(row + 1, 3)) },
  { names: ['patient_id', '样本号', 'no'], of: () => (row) => `P${pad(row + 1, 4)}` },
  {
    names: ['barcode', '身份证号', 'k'],
    of: (random) => {
      const width = random.pick([14, 15, 16, 18])
      return mostly(random, missing, () => Array.from({ length: width }, () => 1 + random.below(9)).join(''))
    },
  },
  {
    names: ['x', '手机', '联系方式'],
    of: (random) => mostly(random, missing, () => `1${3 + random.below(7)}${pad(random.below(1e9), 9)}`),
  },
  { names: ['邮箱', 'contact'], of: (random) => mostly(random, ['none', 'a@b'], (row) => `user${row}@example.org`) },
  {
    names: ['姓名', 'who', 'name'],
    of: (random) => () => random.pick(Array.from('王李张刘陈杨啊')) + random.pick(['明', '小红', '建国', '']),
  },
]

const dates: readonly ColumnKind[] = [
  {
    names: ['日期', 'date', 'visit'],
    of: (random) => {
      const [mark, padded] = [random.pick(['-', '/', '.', '年']), random.below(2) === 1]
      return mostly(random, ['2023-02-30', '2023-05', '2023年', '未查', '不详', '20230501'], () => {
        const [year, month, day] = dayOf(random)
        const [m, d] = padded ? [pad(month, 2), pad(day, 2)] : [month, day]
        return mark === '年' ? `${year}年${m}月${d}日` : `${year}${mark}${m}${mark}${d}`
      })
    },
  },
  {
    names: ['dob', '出生日期', 'when'],
    of: (random) => {
      const order = random.pick(['mdy', 'dmy', 'either', 'both'])
      return () => {
        const [year, month, day] = dayOf(random)
        const low = 1 + random.below(12)
        if (order === 'either') return `${month}/${low}/${year}`
        const isMonthFirst = order === 'mdy' || (order === 'both' && random.below(2) === 1)
        return isMonthFirst ? `${month}/${day}/${year}` : `${day}/${month}/${year}`
      }
    },
  },
  {
    names: ['time', '采样时间', 't'],
    of: (random) => {
      const zone = random.pick(['', 'Z', '+08:00', ' UTC'])
      return mostly(random, ['2023-05-01', '2023-05-01 25:00', '2023-05-01 24:00'], () => {
        const [year, month, day] = dayOf(random)
        const clock = `${random.below(24)}:${pad(random.below(60), 2)}${random.pick(['', ':07', ':59.25'])}`
        return `${year}-${month}-${day} ${clock}${zone}`
      })
    },
  },
  {
    names: ['day', 'd'],
    of: (random) => () => {
      const [year, month, day] = dayOf(random)
      const name = ['Jan', 'February', 'mar', 'APR', 'May', 'June', 'Jul', 'Aug', 'Sept', 'Oct', 'Nov', 'December'][
        month - 1
      ]
      return random.pick([`${day}-${name}-${year}`, `${name} ${day}, ${year}`, `${day} ${name} ${year}`])
    },
  },
  {
    names: ['入院日期', 'date', 'number'],
    of: (random) => {
      const form = random.pick(['compact', 'serial', 'part'])
      return mostly(random, ['', '0'], () => {
        const [year, month, day] = dayOf(random)
        if (form === 'compact') return `${year}${pad(month, 2)}${pad(day, 2)}`
        return String(36_000 + random.below(9000) + (form === 'part' ? 0.25 : 0))
      })
    },
  },
  {
    names: ['就诊时间'],
    of: (random) => () =>
      random.pick([
        '2023年5月1日 上午9时30分',
        '2023-5-1 下午3:05',
        '5/13/2023 12:05 AM',
        '2023-5-2 晚上8:00',
        '5/14/2023 12:05 pm',
      ]),
  },
]

const texts: readonly ColumnKind[] = [
  vocabulary(
    ['尿蛋白', 'protein'],
    ['-', '+', '++', '±'],
    ['阴性', '阳性'],
    ['-', '1+', '2+', '3+', '未查'],
    ['neg', 'pos', ''],
  ),
  vocabulary(['分期', 'stage'], ['I期', 'II期', 'III期'], ['T1', 'T2', 'T3'], ['低分化', '中分化', '高分化']),
  vocabulary(
    ['学历', '疗效', 'severity'],
    ['小学', '初中', '本科'],
    ['差', '良好', '优'],
    ['mild', 'severe', 'none'],
    ['中', '高'],
  ),
  vocabulary(['性别', 'sex', '组别'], ['男', '女'], ['A', 'B', 'NA'], ['是', '否', '不详', ''], ['合计', '男']),
  vocabulary(
    ['诊断', '备注', 'note'],
    ['高血压', '2型糖尿病', '肺炎 ', '　哮喘'],
    ['a "quoted" word', 'x, y', 'two\nlines', "it's"],
  ),
  { names: ['', 'empty', 'c'], of: () => () => '' },
  vocabulary(['mixed', '结果'], ['1', 'a', '2', 'b'], ['1', '2', '2023-05-01', 'x'], ['12', '3', '4', '溶血']),
]

export const columnKinds: readonly ColumnKind[] = [...numbers, ...numbers, ...codes, ...dates, ...texts]
