export type Language = 'zh' | 'en'

/** How one kind of device is made to trust an authority, and where it shows the fingerprint. Commands are between backquotes. */
interface Steps {
  readonly id: string
  readonly title: Readonly<Record<Language, string>>
  readonly steps: Readonly<Record<Language, readonly string[]>>
  readonly check: Readonly<Record<Language, string>>
}

export const trustSteps: readonly Steps[] = [
  {
    id: 'windows',
    title: { zh: 'Windows（Chrome、Edge）', en: 'Windows (Chrome, Edge)' },
    steps: {
      zh: [
        '双击 `authority.crt`，点“安装证书”。',
        '存储位置选“本地计算机”（需要管理员）或“当前用户”，下一步。',
        '选“将所有的证书都放入下列存储”，点“浏览”，选“受信任的根证书颁发机构”。',
        '点“完成”，在安全警告里核对后点“是”，重启浏览器。',
      ],
      en: [
        'Open `authority.crt` and choose Install Certificate.',
        'Choose Local Machine (needs an administrator) or Current User, then Next.',
        'Choose "Place all certificates in the following store", Browse, "Trusted Root Certification Authorities".',
        'Choose Finish, compare in the security warning, choose Yes, and restart the browser.',
      ],
    },
    check: {
      zh: '证书窗口里的“指纹”是 SHA-1。SHA-256 请在 PowerShell 中查看：`(Get-PfxCertificate .\\authority.crt).GetCertHashString("SHA256")`',
      en: 'The thumbprint in the window of Windows is SHA-1. SHA-256 in PowerShell: `(Get-PfxCertificate .\\authority.crt).GetCertHashString("SHA256")`',
    },
  },
  {
    id: 'macos',
    title: { zh: 'macOS（Safari、Chrome、Edge）', en: 'macOS (Safari, Chrome, Edge)' },
    steps: {
      zh: [
        '双击 `authority.crt`，在“钥匙串访问”中添加到“系统”或“登录”钥匙串。',
        '在列表中双击名称以 Slipstick 开头的证书，展开“信任”。',
        '“使用此证书时”选“始终信任”，关闭窗口并输入密码。',
      ],
      en: [
        'Open `authority.crt` and add it to the System or login keychain in Keychain Access.',
        'Open the certificate in the list, whose name begins with Slipstick, and unfold Trust.',
        'For "When using this certificate" choose Always Trust, close the window and enter your password.',
      ],
    },
    check: {
      zh: '证书窗口最下方的“指纹 SHA-256”。',
      en: 'SHA-256 under Fingerprints, at the end of the certificate window.',
    },
  },
  {
    id: 'ios',
    title: { zh: 'iPhone、iPad', en: 'iPhone, iPad' },
    steps: {
      zh: [
        '用隔空投送、邮件或“文件”打开 `authority.crt`，允许下载描述文件。',
        '“设置 → 通用 → VPN 与设备管理”，点该描述文件，安装。',
        '“设置 → 通用 → 关于本机 → 证书信任设置”，打开该证书的开关。缺这一步，浏览器仍会拒绝。',
      ],
      en: [
        'Open `authority.crt` from AirDrop, mail or Files, and allow the profile to be downloaded.',
        'In Settings, General, VPN & Device Management, choose the profile and install it.',
        'In Settings, General, About, Certificate Trust Settings, turn the certificate on. Without this step browsers still refuse.',
      ],
    },
    check: {
      zh: '安装前点“更多详细信息”，再点证书，可看到 SHA-256 指纹。',
      en: 'Before installing, choose More Details and the certificate: it shows the SHA-256 fingerprint.',
    },
  },
  {
    id: 'android',
    title: { zh: 'Android', en: 'Android' },
    steps: {
      zh: [
        '把 `authority.crt` 复制到手机。',
        '在“设置”中搜索“CA 证书”。多数手机在“安全 → 更多安全设置 → 加密与凭据 → 安装证书 → CA 证书”，各品牌名称不同。',
        '点“仍然安装”，选择该文件。',
        'Firefox 另需：设置 → 关于 Firefox，连点图标五次，返回后在“秘密设置”中打开“使用第三方 CA 证书”。',
      ],
      en: [
        'Copy `authority.crt` to the phone.',
        'Search Settings for "CA certificate". On most phones: Security, More security settings, Encryption & credentials, Install a certificate, CA certificate; makers name it differently.',
        'Choose Install anyway, and the file.',
        'Firefox too: Settings, About Firefox, tap the logo five times, go back, and turn on "Use third party CA certificates" in Secret Settings.',
      ],
    },
    check: {
      zh: '“加密与凭据 → 信任的凭据 → 用户”里打开证书，可看到 SHA-256 指纹。',
      en: 'Encryption & credentials, Trusted credentials, User: the certificate shows its SHA-256 fingerprint.',
    },
  },
  {
    id: 'linux',
    title: { zh: 'Linux', en: 'Linux' },
    steps: {
      zh: [
        'Debian、Ubuntu、统信、麒麟：`sudo cp authority.crt /usr/local/share/ca-certificates/slipstick.crt && sudo update-ca-certificates`',
        'Fedora、openEuler：`sudo cp authority.crt /etc/pki/ca-trust/source/anchors/slipstick.crt && sudo update-ca-trust`',
        'Chrome、Edge 使用自己的列表：打开 `chrome://certificate-manager`，在“本地证书 → 自定义 → 由您安装”的“受信任的证书”中导入。',
      ],
      en: [
        'Debian, Ubuntu: `sudo cp authority.crt /usr/local/share/ca-certificates/slipstick.crt && sudo update-ca-certificates`',
        'Fedora, openEuler: `sudo cp authority.crt /etc/pki/ca-trust/source/anchors/slipstick.crt && sudo update-ca-trust`',
        'Chrome and Edge have a list of their own: open `chrome://certificate-manager`, and import it in Local certificates, Custom, Installed by you, Trusted Certificates.',
      ],
    },
    check: {
      zh: '`openssl x509 -noout -fingerprint -sha256 -in authority.crt`',
      en: '`openssl x509 -noout -fingerprint -sha256 -in authority.crt`',
    },
  },
  {
    id: 'firefox',
    title: { zh: 'Firefox（电脑）', en: 'Firefox (computers)' },
    steps: {
      zh: [
        '在 Windows 和 macOS 上 Firefox 默认沿用系统的信任，按上文设置后重启即可。',
        '否则：设置 → 隐私与安全 → 证书 → 查看证书 → 证书颁发机构 → 导入，选 `authority.crt`。',
        '勾选“信任由此证书颁发机构来标识网站”。',
      ],
      en: [
        'On Windows and macOS Firefox follows the system: do as above and restart it.',
        'Otherwise: Settings, Privacy & Security, Certificates, View Certificates, Authorities, Import, and choose `authority.crt`.',
        'Tick "Trust this CA to identify websites".',
      ],
    },
    check: { zh: '导入时点“查看”，可看到 SHA-256 指纹。', en: 'View, while importing, shows the SHA-256 fingerprint.' },
  },
]
