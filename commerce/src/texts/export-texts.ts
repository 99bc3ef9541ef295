import { type Language, readTexts } from '../locales.ts';

interface Texts {
  [key: string]: string | Texts;
}

const own = readTexts<{ heads: Texts; lists: Texts; values: Texts & Record<'proposalStatus', Texts> }>(
  'export.json',
);
const admin = readTexts<Record<'orderStatus' | 'roles', Texts>>('admin.json');
const logs = readTexts<Record<'acts' | 'actors', Texts>>('admin-logs.json');
const wallet =
  readTexts<Record<'scenes' | 'channels' | 'chargeStatus' | 'refundStatus', Texts>>('wallet.json');
const finance = readTexts<{ accounts: Texts; balance: { sums: string } }>('admin-finance.json');
const user = readTexts<{ profile: { statuses: Texts } }>('user.json');
const texts = { zh: flat(tables('zh')), en: flat(tables('en')) };

/** `own.lists` has the heads that differ from the usual head of a field. */
function tables(language: Language): Texts {
  const { heads, lists, values } = own[language];
  const { scenes, channels, chargeStatus: rechargeStatus, refundStatus } = wallet[language];
  const { accounts, balance } = finance[language];
  const byHand = { manual: values.manual ?? '' };
  return {
    heads,
    lists,
    values: {
      ...values,
      users: { status: user[language].profile.statuses, roles: admin[language].roles },
      roles: { name: admin[language].roles },
      logs: {
        role: admin[language].roles,
        action: byAction(logs[language].acts),
        actor: logs[language].actors,
      },
      orders: { status: admin[language].orderStatus },
      recharges: { by: values.incomingBy ?? {}, status: { ...rechargeStatus, ...values.proposalStatus } },
      refunds: { status: refundStatus },
      messages: { status: values.messageStatus ?? {} },
      'finance-trial_balance': { account: { ...accounts, total: balance.sums } },
      rechargeStatus,
      scene: scenes,
      channel: { ...channels, ...byHand },
      provider: { ...channels, ...byHand, sandbox: values.sandbox ?? '' },
    },
  };
}

/** The keys are the codes in the log, such as `orders/ship`. */
function byAction(acts: Texts): Texts {
  return Object.fromEntries([...flat(acts)].map(([path, words]) => [path.replace('.', '/'), words]));
}

/** A column is, for example, `buyer.username` in the list `orders`. */
export function headText(language: Language, list: string, column: string): string | undefined {
  return texts[language].get(`lists.${list}.${column}`) ?? texts[language].get(`heads.${column}`);
}

/** Undefined if the value is not a code such as `PAID`. */
export function valueText(
  language: Language,
  list: string,
  column: string,
  value: string,
): string | undefined {
  const found = texts[language];
  return found.get(`values.${list}.${column}.${value}`) ?? found.get(`values.${column}.${value}`);
}

export function yesOrNo(language: Language, value: boolean): string {
  return texts[language].get(value ? 'values.yes' : 'values.no') ?? String(value);
}

/** The keys are whole, such as `heads.buyer.username`. */
function flat(table: Texts, path = ''): Map<string, string> {
  return new Map(
    Object.entries(table).flatMap(([name, value]) =>
      typeof value === 'string' ? [[`${path}${name}`, value] as const] : [...flat(value, `${path}${name}.`)],
    ),
  );
}
