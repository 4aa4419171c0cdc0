import { type Language, trustSteps } from './trust-steps.ts'

/** What the page shows of an authority and its server. */
export interface Trusted {
  /** SHA-256 and SHA-1 in pairs of hexadecimal digits. Windows shows the latter. */
  readonly sha256: string
  readonly sha1: string
  /** Names of the server, which are in the certificate. */
  readonly names: readonly string[]
}

const words = {
  zh: {
    title: '信任本院的算尺服务器',
    why: '浏览器只在 https 网站上离线保存数据。这台服务器的证书由本院自建的证书颁发机构签发，每台设备需要信任它一次。',
    compare: '安装前请核对指纹：与管理员当面告知的一致才继续。不一致说明文件被换过，请勿安装。',
    names: '证书对应的地址',
    where: '在哪里看指纹：',
    keep: '只分发 authority.crt。两个 -key.pem 文件是密钥：谁拿到 authority-key.pem，谁就能对信任它的设备冒充任何网站。不再使用时，请在同一处移除信任。',
  },
  en: {
    title: 'Trust the Slipstick server of this intranet',
    why: 'Browsers keep data offline for https sites only. The certificate of this server is signed by an authority of your own institution, which every device has to trust once.',
    compare:
      'Compare the fingerprint before you install it. Go on only if it is the one that the administrator told you in person; otherwise the file was exchanged.',
    names: 'Addresses in the certificate',
    where: 'Where the fingerprint is shown: ',
    keep: 'Pass on authority.crt only. The two files -key.pem are secret: whoever has authority-key.pem can pose as any site to the devices that trust it. When it is no longer used, remove it in the same place.',
  },
} as const

const escaped = (text: string) => text.replace(/&/g, '&amp;').replace(/</g, '&lt;').replace(/>/g, '&gt;')
const shown = (text: string) => escaped(text).replace(/`([^`]+)`/g, '<code>$1</code>')

function part(language: Language, { sha256, sha1, names }: Trusted): string {
  const { title, why, compare, names: addresses, where, keep } = words[language]
  const links = trustSteps.map(({ id, title: name }) => `<a href="#${id}-${language}">${name[language]}</a>`)
  const platforms = trustSteps.map(({ id, title: name, steps, check }) => {
    const items = steps[language].map((step) => `<li>${shown(step)}</li>`).join('')
    return `<h3 id="${id}-${language}">${name[language]}</h3><ol>${items}</ol><p>${where}${shown(check[language])}</p>`
  })
  return `<section lang="${language === 'zh' ? 'zh-CN' : 'en'}" id="${language}"><h2>${title}</h2>
<p>${why}</p>
<p><strong>${compare}</strong></p>
<dl><dt>SHA-256</dt><dd><code>${sha256}</code></dd><dt>SHA-1 (Windows)</dt><dd><code>${sha1}</code></dd>
<dt>${addresses}</dt><dd>${names.map((name) => `<code>${escaped(name)}</code>`).join(' ')}</dd></dl>
<nav>${links.join(' · ')}</nav>
${platforms.join('\n')}
<p>${keep}</p></section>`
}

/** A page in both languages, without anything to load, that says how each kind of device is made to trust an authority. */
export function trustPage(trusted: Trusted): string {
  return `<!doctype html>
<html lang="zh-CN"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width, initial-scale=1">
<title>${words.zh.title} · ${words.en.title}</title>
<style>
:root { color-scheme: light dark; font: 16px/1.6 system-ui, sans-serif }
body { max-width: 44rem; margin: 0 auto; padding: 1rem }
code { overflow-wrap: anywhere; font-family: ui-monospace, monospace }
dt { font-weight: 600 } dd { margin: 0 0 .75rem }
section + section { border-top: 1px solid; margin-top: 3rem; padding-top: 1rem }
</style></head>
<body><h1>Slipstick 算尺</h1><p><a href="#zh" lang="zh-CN">中文</a> · <a href="#en" lang="en">English</a></p>
${part('zh', trusted)}
${part('en', trusted)}
</body></html>
`
}
