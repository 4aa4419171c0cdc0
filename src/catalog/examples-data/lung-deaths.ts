import type { ExampleData } from '../kit/example.ts'

/** See README.md. */
export const lungDeaths: ExampleData = {
  id: 'lung-deaths',
  title: {
    en: 'Monthly deaths from lung diseases in the United Kingdom, 1974 to 1979',
    zh: '英国肺部疾病逐月死亡数（1974~1979 年）',
  },
  source: {
    en: 'Diggle, Time Series: A Biostatistical Introduction, 1990, table A.3, as in datasets mdeaths and fdeaths of R.',
    zh: 'Diggle，Time Series: A Biostatistical Introduction，1990，表 A.3，即 R 的 mdeaths 与 fdeaths 数据集。',
  },
  columns: [
    {
      id: 'c1',
      name: 'month',
      label: 'Month',
      type: 'date',
      measure: 'continuous',
      values: Array.from(
        { length: 72 },
        (_, k) => `${1974 + Math.floor(k / 12)}-${String((k % 12) + 1).padStart(2, '0')}-01`,
      ),
    },
    {
      id: 'c2',
      name: 'men',
      label: 'Men',
      measure: 'continuous',
      values: [
        2134, 1863, 1877, 1877, 1492, 1249, 1280, 1131, 1209, 1492, 1621, 1846, 2103, 2137, 2153, 1833, 1403, 1288,
        1186, 1133, 1053, 1347, 1545, 2066, 2020, 2750, 2283, 1479, 1189, 1160, 1113, 970, 999, 1208, 1467, 2059, 2240,
        1634, 1722, 1801, 1246, 1162, 1087, 1013, 959, 1179, 1229, 1655, 2019, 2284, 1942, 1423, 1340, 1187, 1098, 1004,
        970, 1140, 1110, 1812, 2263, 1820, 1846, 1531, 1215, 1075, 1056, 975, 940, 1081, 1294, 1341,
      ],
    },
    {
      id: 'c3',
      name: 'women',
      label: 'Women',
      measure: 'continuous',
      values: [
        901, 689, 827, 677, 522, 406, 441, 393, 387, 582, 578, 666, 830, 752, 785, 664, 467, 438, 421, 412, 343, 440,
        531, 771, 767, 1141, 896, 532, 447, 420, 376, 330, 357, 445, 546, 764, 862, 660, 663, 643, 502, 392, 411, 348,
        387, 385, 411, 638, 796, 853, 737, 546, 530, 446, 431, 362, 387, 430, 425, 679, 821, 785, 727, 612, 478, 429,
        405, 379, 393, 411, 487, 574,
      ],
    },
  ],
}
