import type { Channel } from '../../contract/choices.ts';

/** What providers are told. Without a query, because Alipay does not sign those and UnionPay refuses them. */
export const addressOf = {
  notices: (publicUrl: string, channel: Channel) => `${publicUrl}/api/payment/notify/${channel}`,
  /** A page without data of members, which also a browser without their cookies may open. */
  wayBack: (publicUrl: string, chargeNo: string) => `${publicUrl}/paid/${chargeNo}`,
  /** The page on which the member pays a recharge. */
  payPage: (publicUrl: string, { chargeNo, orderNo }: { chargeNo: string; orderNo: string | null }) =>
    orderNo
      ? `${publicUrl}/user/order/pay?orderNo=${orderNo}`
      : `${publicUrl}/user/wallet/pay/success?chargeNo=${chargeNo}`,
};
