import type { Code } from '#contract/codes.ts'
import type { Language } from './language.ts'

type Words = Readonly<Record<Language, string>>

export const SUCCESS: Words = { zh: '成功', en: 'OK' }

/** The `msg` of each code, for clients without texts of their own. */
export const messages: Readonly<Record<Code, Words>> = {
  'invalid-request': { zh: '请求内容不符合要求', en: 'The request does not fit what this call expects' },
  'key-reused': { zh: '幂等键已用于另一个请求', en: 'The idempotency key was used for another request' },
  'key-required': { zh: '缺少幂等键', en: 'The idempotency key is missing' },
  unauthenticated: { zh: '请先登录', en: 'Please log in' },
  'session-expired': {
    zh: '登录已失效或已过期，请重新登录',
    en: 'Invalid session or session expired, please log in again',
  },
  'not-found': { zh: '资源不存在', en: 'Resource does not exist' },
  forbidden: { zh: '没有权限执行此操作', en: 'No permission for this operation' },
  'too-many-requests': { zh: '操作过于频繁，请稍后再试', en: 'Too many requests, please try again later' },
  'body-too-large': { zh: '内容过大', en: 'The content is too large' },
  'unsupported-media': { zh: '不支持的文件格式', en: 'The file format is not supported' },
  'captcha-required': { zh: '请输入验证码', en: 'Please answer the captcha' },
  'captcha-wrong': { zh: '验证码错误或已过期', en: 'The captcha is wrong or has expired' },
  'wrong-credentials': { zh: '账号或密码错误', en: 'Wrong account or password' },
  'account-locked': {
    zh: '失败次数过多，请稍后再试，或使用验证码登录',
    en: 'Too many failures: wait a while, or log in with a code',
  },
  'code-wrong': { zh: '验证码错误或已过期', en: 'The verification code is wrong or has expired' },
  'code-not-sent': { zh: '验证码发送失败，请稍后再试', en: 'The code could not be sent, please try again later' },
  'proof-required': { zh: '请先验证身份', en: 'Please verify your identity first' },
  'no-account': { zh: '该账号不存在，请先注册', en: 'There is no such account, please register first' },
  'phone-taken': { zh: '该手机号已存在', en: 'The phone number already exists' },
  'email-taken': { zh: '该邮箱已存在！', en: 'The Email already exists!' },
  'wechat-taken': { zh: '该微信已绑定其他账号', en: 'This WeChat is bound to another account' },
  'wechat-unbound': { zh: '该微信尚未绑定账号', en: 'This WeChat is not bound to an account yet' },
  'scene-ended': { zh: '二维码已失效，请刷新', en: 'The QR code has expired, please renew it' },
  'nickname-characters': { zh: '昵称不能包含特殊字符', en: 'Nickname cannot have special characters' },
  'nickname-underscores': {
    zh: '昵称不能以下划线开头或结尾，也不能包含连续的下划线',
    en: 'Underscores are not available in nickname',
  },
  'way-closed': { zh: '本站未开通此方式', en: 'This site does not offer this' },
  'account-blocked': {
    zh: '该账号已被停用，请联系管理员',
    en: 'This account is locked, please contact the administrator',
  },
  'username-taken': { zh: '该账号名已被使用', en: 'This account name is taken' },
  'agreement-outdated': {
    zh: '用户协议已更新，请阅读最新版本',
    en: 'The agreement has changed, please read the newest version',
  },
  'client-too-old': { zh: '应用版本过旧，请更新', en: 'This version of the application is too old, please update' },
  'server-too-old': {
    zh: '服务器版本过旧，更改已保留，稍后同步',
    en: 'The server is older than the application; changes are kept for later',
  },
  'unknown-field': { zh: '未知的字段', en: 'Unknown field' },
  'invalid-field': { zh: '字段内容无效', en: 'A field does not hold a valid value' },
  'reference-not-found': { zh: '所引用的内容不存在', en: 'What this refers to does not exist' },
  'rows-stay-on-device': { zh: '该项目的数据仅保存在设备上', en: 'The rows of this project stay on the device' },
  'type-not-stored': {
    zh: '变量只保存测量水平（连续、有序分类、无序分类或标识），无法保存此类型',
    en: 'A column has a measurement level only (continuous, ordinal, nominal or identifier), which does not express this type',
  },
  'upload-offset': {
    zh: '上传位置不一致，请从服务器已有的位置继续',
    en: 'The upload goes on from where the server stands',
  },
  'upload-hash-mismatch': { zh: '文件校验不一致，请重新上传', en: 'The file arrived damaged, please upload it again' },
  'upload-not-found': { zh: '上传不存在或已过期', en: 'The upload does not exist or has expired' },
  'title-limit': {
    zh: '发票抬头数量已达上限，请先删除不用的抬头',
    en: 'There are as many invoice titles as are allowed; delete one first',
  },
  'assistant-busy': { zh: 'AI 助手繁忙，请稍后重试', en: 'The assistant is busy: try again in a moment' },
  'assistant-unavailable': { zh: '模型暂不可用', en: 'The model is not available now' },
  'assistant-refused': { zh: '该问题无法回答', en: 'This cannot be answered' },
  'assistant-paused': { zh: '对话已暂停，请稍后再试', en: 'The chat is paused: try again later' },
  'assistant-too-long': {
    zh: '对话过长，请新建对话或少附内容',
    en: 'The conversation is too long: start a new one, or attach less',
  },
  'assistant-exhausted': { zh: '本站本月的 AI 用量已用完', en: 'This site has used up its AI tokens of this month' },
  'tokens-short': { zh: 'AI 额度不足', en: 'There are not enough AI tokens left' },
  'devices-limit': {
    zh: '登录设备数已达上限，请先退出一台设备',
    en: 'This account is logged in on as many devices as allowed: log out on one of them first',
  },
  'storage-full': { zh: '存储空间不足', en: 'The storage space is full' },
  'promo-unknown': { zh: '优惠码不存在，请核对', en: 'There is no such promo code: please check it' },
  'promo-used': { zh: '您已使用过此优惠码', en: 'You have used this promo code' },
  'promo-not-for-this': { zh: '此优惠码不适用于该商品', en: 'This promo code is not for this' },
  'promo-gone': { zh: '优惠码已用完或已结束', en: 'This promo code is used up or has ended' },
  'active-unknown': { zh: '激活码无效，请核对', en: 'The activation code is not valid: please check it' },
  'active-used': { zh: '激活码已被使用', en: 'The activation code has been used' },
  'active-used-by-you': { zh: '您已使用过此激活码', en: 'You have used this activation code' },
  'active-expired': { zh: '激活码已过期', en: 'The activation code has expired' },
  'active-withdrawn': { zh: '激活码已作废', en: 'The activation code has been withdrawn' },
  'membership-covers': {
    zh: '您已拥有同级或更高级别的终身会员',
    en: 'You are a member of this level or a higher one for life',
  },
  'balance-short': { zh: '余额不足', en: 'The balance is too small' },
  'money-open': {
    zh: '钱包中还有余额或有未完成的付款，请先用完、退款或等待付款结束',
    en: 'There is money in the wallet, or a payment is open: spend it, have it refunded, or wait until the payment has ended',
  },
  'payments-closed': { zh: '本站暂未开通支付', en: 'This site takes no payments' },
  'plan-off': { zh: '该商品已下架，请重新选择', en: 'This is not sold any more: please choose again' },
  'price-changed': { zh: '价格已变更，请确认新价格', en: 'The price has changed: please confirm the new one' },
  'orders-open': {
    zh: '您有 3 个待支付的订单，请先支付或取消',
    en: 'Three of your orders are not paid yet: pay or give up one of them first',
  },
  'order-closed': { zh: '订单已关闭，请重新下单', en: 'The order is closed: please order again' },
  'order-paid': { zh: '订单已支付', en: 'The order has been paid' },
  'payment-open': {
    zh: '上一次付款尚未结束，支付结果确认中，请勿重复支付',
    en: 'The payment before has not ended: it is being confirmed, do not pay again',
  },
  'refund-nothing': { zh: '此订单没有可退的金额', en: 'Nothing of this order can be paid back' },
  'refund-by-operator': {
    zh: '此订单不能自动退款，请通过反馈联系管理员',
    en: 'This order cannot be paid back by itself: please write to the operator by Feedback',
  },
  'refund-invoiced': {
    zh: '该款项已开具发票或正在开票，请先取消开票申请，或联系管理员冲红',
    en: 'There is an invoice for this payment: take back the request, or ask the operator to cancel the invoice first',
  },
  'invoice-taken': { zh: '该款项已申请开票', en: 'This payment is on another invoice' },
  'invoice-state': {
    zh: '发票状态已变更，请刷新后再试',
    en: 'The state of the invoice has changed: please look at it again',
  },
  'invoice-late': { zh: '该款项已超过可开票期限', en: 'It is too late to ask for an invoice for this payment' },
  'invoice-kind': {
    zh: '此抬头或款项不能开具专用发票，请选择普通发票',
    en: 'No special invoice is issued for this title or these payments: choose an ordinary one',
  },
  'payment-refunded': { zh: '该款项已退款或正在退款', en: 'This payment has been or is being paid back' },
  'provider-silent': {
    zh: '支付平台没有回应，未扣款；如已付款，稍后会自动到账',
    en: 'The payment provider does not answer. Nothing was taken; if you have paid, the payment will arrive by itself',
  },
  maintenance: {
    zh: '服务暂时不可用，请稍后再试',
    en: 'The service is unavailable for a moment, please try again later',
  },
  internal: { zh: '系统未知错误，请反馈给管理员', en: 'Unknown system error, please report to the administrator' },
}
