import type { Language } from '#catalog/kit/words.ts'
import type { DossierFacts } from './dossier-facts.ts'

export interface DossierSection {
  readonly heading: string
  readonly paragraphs: readonly string[]
}

/** The dossier of an entry as text, in one language. */
export function dossierText(facts: DossierFacts, language: Language): readonly DossierSection[] {
  const zh = language === 'zh'
  const list = (items: readonly string[]) => (items.length === 0 ? (zh ? '无' : 'none') : items.join(zh ? '、' : ', '))
  const { cases, numbers, dates, tolerances } = facts
  const date = dates[0] === dates[1] ? dates[0] : zh ? `${dates[0]} 至 ${dates[1]}` : `${dates[0]} to ${dates[1]}`
  const say = (en: string, inChinese: string) => (zh ? inChinese : en)
  const special = Object.entries(tolerances).map(([where, { relative, absolute, because }]) =>
    say(
      `${where}: relative ${relative}${absolute === undefined ? '' : `, absolute ${absolute}`}. Reason: ${because}.`,
      `${where}：相对误差 ${relative}${absolute === undefined ? '' : `，绝对误差 ${absolute}`}。原因（英文）：${because}.`,
    ),
  )
  return [
    {
      heading: say('What was checked', '检验对象'),
      paragraphs: [
        say(
          `${facts.title.en} (${facts.kind === 'charts' ? 'chart' : 'analysis'} ${facts.id}, version ${facts.version} of its options).`,
          `${facts.title.zh}（${facts.kind === 'charts' ? '图表' : '分析'} ${facts.id}，选项版本 ${facts.version}）。`,
        ),
        say(
          `Slipstick ${facts.software}, computing engine ${facts.engine}.`,
          `算尺 Slipstick ${facts.software}，计算引擎 ${facts.engine}。`,
        ),
      ],
    },
    {
      heading: say('Oracle', '参照标准'),
      paragraphs: [
        say(
          'The values to compare with were computed by R, by the same program that the reader of a result can download and run.',
          '参照值由 R 计算，所用程序即读者可从结果页下载并运行的 R 脚本。',
        ),
        say(`R: ${list(facts.r)}.`, `R：${list(facts.r)}。`),
        say(
          `Packages beside those of R itself: ${list(facts.packages)}.`,
          `R 自带以外的程序包：${list(facts.packages)}。`,
        ),
        say(
          `Functions of R that the programs call: ${list(facts.functions)}.`,
          `程序调用的 R 函数：${list(facts.functions)}。`,
        ),
        ...(facts.references.length === 0
          ? [
              say(
                'No certified or published table of another source covers it.',
                '没有其他来源的认证数据表或已发表算例覆盖本项。',
              ),
            ]
          : facts.references.map(({ title, folder, isOfEntry, methods }) => {
              const covered = list([...(isOfEntry ? [facts.id] : []), ...methods])
              return say(
                `Further references: ${title} (${folder}), compared for ${covered}.`,
                `其他参照：${title}（${folder}），比对内容：${covered}。`,
              )
            })),
      ],
    },
    {
      heading: say('Cases and numbers', '算例与数值'),
      paragraphs: [
        say(
          `${cases.computed} cases with a result, of which every number was compared: ${numbers.tables} in tables and saved columns, ${numbers.figures} in figures.`,
          `有结果的算例 ${cases.computed} 个，其中每个数值都经比对：表格和保存列 ${numbers.tables} 个，图 ${numbers.figures} 个。`,
        ),
        say(
          `${cases.refused} further cases that have to be refused or are incomplete.`,
          `另有 ${cases.refused} 个算例应被拒绝或信息不全。`,
        ),
        say(`R computed the values on ${date}.`, `R 计算参照值的日期：${date}。`),
      ],
    },
    {
      heading: say('Tolerance', '容许误差'),
      paragraphs: [
        say(
          'Relative difference at most 1e-10, or absolute difference at most 1e-14; P values below 1e-12 are compared on the log scale.',
          '相对误差不超过 1e-10，或绝对误差不超过 1e-14；小于 1e-12 的 P 值按对数比较。',
        ),
        ...(special.length === 0
          ? [say('No exceptions.', '无例外。')]
          : [say('Exceptions, where R itself is less accurate:', '例外（R 自身精度较低之处）：'), ...special]),
      ],
    },
    {
      heading: say('Mutation testing', '变异测试'),
      paragraphs: [...mutantLines(facts.mutants, say)],
    },
  ]
}

function mutantLines(
  mutants: DossierFacts['mutants'],
  say: (en: string, inChinese: string) => string,
): readonly string[] {
  if (!mutants) return [say('Not measured: no run is stored for this entry.', '未测定：没有为本项保存的测试记录。')]
  const { date, mutants: drawn, of, killed, byR, survived, isCurrent } = mutants
  return [
    say(
      `On ${date}, ${drawn} of ${of} possible changes of an operator, a number or a returned value were made one at a time, drawn at random from the code that the cases execute: in this entry and in the methods of the engine that it uses.`,
      `${date} 从各算例执行到的代码（本项代码及其调用的引擎方法）的 ${of} 处可能改动（运算符、数值或返回值）中随机抽取 ${drawn} 处，逐一改动后运行测试。`,
    ),
    say(
      `Noticed: ${killed} of ${drawn} (${byR} by a difference from R). Not noticed: ${survived}; these change no value of a case by six digits, and no test fails.`,
      `${drawn} 处中被发现 ${killed} 处（其中 ${byR} 处与 R 的结果不符）；未被发现 ${survived} 处，按六位有效数字，这些改动不影响任何算例的数值，也没有测试失败。`,
    ),
    ...(isCurrent
      ? []
      : [
          say(
            'This was measured on an earlier version: the sources have changed since.',
            '以上为较早版本的测定结果：此后源代码已有改动。',
          ),
        ]),
  ]
}
