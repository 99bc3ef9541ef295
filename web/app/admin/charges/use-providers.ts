import { useTranslation } from 'react-i18next';

/** The payment providers that the shop knows (commerce/src/payments/create-payments.ts). */
const providers = ['manual', 'sandbox'] as const;

/** The names of payment providers. A provider that this version of the page does not know has its code as its name. */
export function useProviders() {
  const { t } = useTranslation('admin-charges');
  const nameOf = (provider: string) => t(`providers.${provider}`, { defaultValue: provider });
  return { options: providers.map((value) => ({ value, label: nameOf(value) })), nameOf };
}
