import { defineSummary } from '../../kit/summary.ts'

export const summary = defineSummary({
  id: 'convert-temperature',
  family: 'conversion',
  title: { en: 'Temperature: units', zh: '体温单位换算' },
  subtitle: { en: '°C, °F, K', zh: '℃、℉、K' },
  keywords: ['Celsius', 'Fahrenheit', 'kelvin', '体温换算', '华氏度', '摄氏度', 'tiwen huansuan', 'twhs'],
  ward: [['华氏', '摄氏', '烧到多少度', 'degrees']],
})
