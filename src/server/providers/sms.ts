export interface Sms {
  /**
   * @param phone eleven digits
   * @param code six digits
   * Throws a DeliveryError.
   */
  sendCode(phone: string, code: string): Promise<void>
}
