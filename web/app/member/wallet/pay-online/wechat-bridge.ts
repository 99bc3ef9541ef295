interface WechatBridge {
  invoke(
    method: 'getBrandWCPayRequest',
    parameters: Record<string, string>,
    onAnswer: (answer: { err_msg: string }) => void,
  ): void;
}

declare global {
  interface Window {
    /** Only WeChat's own browser has it, some time after the page. */
    WeixinJSBridge?: WechatBridge;
  }
}

/** `ok` proves nothing: only the server of WeChat Pay knows whether it was paid. */
export type BridgeOutcome = 'ok' | 'cancel' | 'fail';

/** Shows WeChat's cashier above the page: pay.weixin.qq.com/doc/v3/merchant/4012791857 */
export async function payByBridge(parameters: Record<string, string>): Promise<BridgeOutcome> {
  const bridge = await findBridge();
  return new Promise((resolve) => {
    bridge.invoke('getBrandWCPayRequest', parameters, ({ err_msg: told }) => {
      const [, outcome] = /^get_brand_wcpay_request:(ok|cancel)$/.exec(told) ?? [];
      resolve((outcome as BridgeOutcome | undefined) ?? 'fail');
    });
  });
}

function findBridge(): Promise<WechatBridge> {
  return new Promise((resolve) => {
    const take = () => window.WeixinJSBridge && resolve(window.WeixinJSBridge);
    if (!take()) document.addEventListener('WeixinJSBridgeReady', take, { once: true });
  });
}
