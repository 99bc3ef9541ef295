import { useTranslation } from 'react-i18next';
import { passwordRules, passwordStrength } from './password-strength.ts';

const bars = { weak: 1, medium: 2, strong: 3 } as const;
const colors = { weak: 'bg-copper', medium: 'bg-amber', strong: 'bg-kiln' } as const;

export function PasswordMeter({ id, password }: { id: string; password: string }) {
  const { t } = useTranslation('auth');
  const strength = passwordStrength(password);
  const missing = Object.entries(passwordRules).filter(([, meets]) => !meets(password));
  return (
    <div id={id} className="mt-2 text-label text-stone" aria-live="polite">
      {password && (
        <p className="flex items-center gap-3">
          <span className="flex w-28 gap-1" aria-hidden="true">
            {[1, 2, 3].map((bar) => (
              <span
                key={bar}
                className={`h-0.5 flex-1 ${bar <= bars[strength] ? colors[strength] : 'bg-hairline'}`}
              />
            ))}
          </span>
          <span>
            <span className="sr-only">{t('strength.label')}</span> {t(`strength.${strength}`)}
          </span>
        </p>
      )}
      {missing.length > 0 && (
        <p className="mt-1">
          {t('rules.needs')}
          {missing.map(([rule]) => t(`rules.${rule}`)).join(t('rules.separator'))}
        </p>
      )}
    </div>
  );
}
