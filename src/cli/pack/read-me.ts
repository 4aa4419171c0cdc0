import type { Platform } from './platforms.ts'

interface About {
  readonly version: string
  readonly node: string
  readonly postgres: string
}

const START: Readonly<Record<Platform['platform'], string>> = {
  linux: './start.sh',
  win: 'start.cmd',
  darwin: 'start.command',
}
const OPERATOR: Readonly<Record<Platform['platform'], string>> = {
  linux: './operator.sh',
  win: 'operator.cmd',
  darwin: './operator.sh',
}
const HOME: Readonly<Record<Platform['platform'], string>> = {
  linux: '~/.local/share/slipstick',
  win: '%LOCALAPPDATA%\\Slipstick',
  darwin: '~/.local/share/slipstick',
}

const asksZh: Readonly<Record<Platform['platform'], string>> = {
  linux: '需要 glibc 2.28 或更新的系统（Debian 10、Ubuntu 20.04、统信 UOS 20、麒麟 V10 及以后）。',
  win: '程序没有代码签名：Windows 可能提示“Windows 已保护你的电脑”，点“更多信息”，再点“仍要运行”。请不要以管理员身份运行，PostgreSQL 会拒绝。',
  darwin:
    '程序没有代码签名：macOS 会拒绝打开。解压后在终端运行 xattr -dr com.apple.quarantine 文件夹路径，或在“系统设置 → 隐私与安全性”中点“仍要打开”。',
}
const asksEn: Readonly<Record<Platform['platform'], string>> = {
  linux: 'It needs a system with glibc 2.28 or newer (Debian 10, Ubuntu 20.04, and later).',
  win: 'The program is not signed: Windows may say "Windows protected your PC"; choose More info, then Run anyway. Do not run it as administrator: PostgreSQL would refuse.',
  darwin:
    'The program is not signed, and macOS refuses to open it. After unpacking, run xattr -dr com.apple.quarantine FOLDER in Terminal, or choose Open Anyway in System Settings, Privacy & Security.',
}

/** README.txt of a portable folder, in both languages. */
export function readMe({ platform, name }: Platform, { version, node, postgres }: About): string {
  const [start, operator, home] = [START[platform], OPERATOR[platform], HOME[platform]]
  return `算尺 Slipstick ${version}，${name}
Node.js ${node}，PostgreSQL ${postgres}

本机使用
  1. 运行 ${start}。不需要网络，也不需要安装。
  2. 窗口里会显示一个地址，用这台电脑的浏览器打开，即以所有者身份登录。
  3. 停止：在该窗口按 Ctrl+C。
  ${asksZh[platform]}
  数据在 ${home}，不在本文件夹内；换新版本时解压到新文件夹再运行即可。
  另放他处：在本文件夹新建文件 .env，写一行 DATA_DIR=文件夹的完整路径。

供科室其他电脑使用
  浏览器只允许 https 网站离线保存数据，因此需要证书：
  1. ${operator} make-certificate 主机名 IP地址 --to 文件夹的完整路径
     该文件夹里的 trust.html 说明各种设备如何信任它。
  2. 在本文件夹新建 .env（各项说明见 env-example.txt）：
     MODE=production
     HOST=0.0.0.0
     PORT=8443
     PUBLIC_ORIGIN=https://主机名:8443
     TLS_CERT_FILE=上述文件夹/server.pem
     TLS_KEY_FILE=上述文件夹/server-key.pem
     SMS_PROVIDER=off
     MAIL_PROVIDER=off
  3. 运行 ${start}，其他电脑打开 https://主机名:8443。
  全部管理命令（建账号、备份等）：${operator}。文件请写完整路径。

--------------------------------------------------------------------------------

On this computer
  1. Run ${start}. It needs no network and no installation.
  2. It prints an address. Open it in a browser on this computer: it signs you in as the owner.
  3. To stop it, press Ctrl+C in that window.
  ${asksEn[platform]}
  Data are in ${home}, not in this folder: to update, unpack the new version into a new folder and start that.
  To keep them elsewhere, make a file .env in this folder with the line DATA_DIR=full path of a folder.

For other computers of the ward
  Browsers keep data offline for https sites only, so the server needs a certificate:
  1. ${operator} make-certificate HOSTNAME IP-ADDRESS --to FOLDER (its full path)
     trust.html in that folder says how each kind of device is made to trust it.
  2. Make a file .env in this folder (env-example.txt explains each line):
     MODE=production
     HOST=0.0.0.0
     PORT=8443
     PUBLIC_ORIGIN=https://HOSTNAME:8443
     TLS_CERT_FILE=FOLDER/server.pem
     TLS_KEY_FILE=FOLDER/server-key.pem
     SMS_PROVIDER=off
     MAIL_PROVIDER=off
  3. Run ${start}. The other computers open https://HOSTNAME:8443.
  All commands of the operator (accounts, backups and others): ${operator}. Write full paths of files.

MIT licence: LICENSE. Licences of what is inside: third-party-licences.txt, node/LICENSE.
`
}

const unix = (command: string) => `#!/bin/sh
case $0 in */*) cd -- "\${0%/*}" || exit 1 ;; esac
exec ./node/node ${command}
`
const windows = (command: string, end: string) =>
  ['@echo off', 'chcp 65001 >nul', 'cd /d "%~dp0"', `node\\node.exe ${command}`, end, ''].join('\r\n')

/** The scripts at the top of a portable folder, by name: one starts the server, one runs the operator's commands. */
export function startScripts({ platform }: Platform): Readonly<Record<string, string>> {
  const [start, operator] = ['program/src/cli/start-portable.mjs', 'program/src/cli/operator.ts']
  if (platform === 'win') {
    const back = (path: string) => path.replaceAll('/', '\\')
    return { 'start.cmd': windows(back(start), 'pause'), 'operator.cmd': windows(`${back(operator)} %*`, '') }
  }
  const name = platform === 'darwin' ? 'start.command' : 'start.sh'
  return { [name]: unix(start), 'operator.sh': unix(`${operator} "$@"`) }
}
