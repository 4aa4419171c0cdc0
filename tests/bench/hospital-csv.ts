/** Yields a CSV in pieces: ten columns of codes, numbers, dates, Chinese text and quoted text; a million rows are about 100 MB. */
export function* hospitalCsv(rows: number): Generator<string> {
  let seed = 20_261_121
  const random = () => {
    seed = (Math.imul(seed, 1_103_515_245) + 12_345) & 0x7fffffff
    return seed / 0x80000000
  }
  const sites = ['协和医院', '瑞金医院', '华西医院', '"Site, A"', '"The ""B"" clinic"']
  yield 'id,age,sex,bmi,visit,site,crp,note,weight,score\n'
  let part = ''
  for (let i = 0; i < rows; i++) {
    const visit = new Date(Date.UTC(2015, 0, 1 + Math.floor(random() * 3000))).toISOString().slice(0, 10)
    part += `P${String(i).padStart(7, '0')},${18 + Math.floor(random() * 70)},${random() < 0.5 ? '男' : '女'},`
    part += `${(18 + random() * 15).toFixed(3)},${visit},${sites[Math.floor(random() * sites.length)]},`
    part += `${(random() * 100).toFixed(6)},"visit ${Math.floor(random() * 5000)}, as planned",`
    part += `${(40 + random() * 60).toFixed(2)},${(random() * 1e4).toFixed(9)}\n`
    if (part.length > 1 << 20) {
      yield part
      part = ''
    }
  }
  yield part
}
