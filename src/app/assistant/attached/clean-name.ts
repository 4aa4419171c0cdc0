const LONGEST = 60

/**
 * A name or label as it is shown to a model: in one line, without signs that are not seen or that change the direction of writing, and at most 60
 * characters.
 */
export function cleanName(name: string): string {
  const visible = name
    .replaceAll(/\s+/gu, ' ')
    .replaceAll(/[\p{Cc}\p{Cf}\p{Co}\p{Cn}]/gu, '')
    .trim()
  const signs = Array.from(visible)
  return signs.length > LONGEST ? `${signs.slice(0, LONGEST - 1).join('')}…` : visible
}

const SURNAMES =
  '王李张刘陈杨赵黄周吴徐孙胡朱郭林何高罗郑梁谢宋唐许邓韩冯曹彭曾萧田董潘袁蔡蒋余于杜叶程魏苏吕丁沈任姚卢傅钟姜崔谭廖范汪陆金石戴贾韦夏邱方侯邹熊孟秦白江阎薛尹段雷黎史陶贺顾毛郝龚邵万钱严覃武戚莫孔向汤'
/** Words of medicine and of tables that begin like a surname. */
const NO_PERSON =
  /[年月日时周期数量值率度型类别级史病症炎癌瘤药剂术组例否性压糖脂酶蛋细胞血尿便脏肝肾肺心脑骨皮眼耳鼻喉手足腹胸腰颈体重身高龄名称号码编分评得用疗治检查测定水平指标状态程次项质酸碱钙钠钾氯铁锌因子疸斑]/u

/** Whether a name of a variable looks like that of a person, a telephone number or the number of a document: the user is warned before it is sent. */
export function isPersonal(name: string): boolean {
  const text = name.trim()
  if (/(?<!\d)1[3-9]\d{9}(?!\d)|(?<!\d)\d{15}(?:\d{2}[\dXx])?(?!\d)|[^\s@]+@[^\s@]+\.[^\s@]+/u.test(text)) return true
  if (/^(?:mr|mrs|ms|dr|prof)\.?\s+\p{L}/iu.test(text)) return true
  return /^\p{Script=Han}{2,3}$/u.test(text) && SURNAMES.includes(text.charAt(0)) && !NO_PERSON.test(text.slice(1))
}
