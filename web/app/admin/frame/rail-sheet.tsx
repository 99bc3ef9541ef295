import { useEffect, useRef } from 'react';
import { useTranslation } from 'react-i18next';
import { useLocation } from 'react-router';
import { CloseButton } from '../../ui/close-button.tsx';
import { Rail } from './rail.tsx';
import { WhoAmI } from './who-am-i.tsx';

const sheetId = 'admin-rail';

export function RailSheet() {
  const { t } = useTranslation(['admin', 'common']);
  const { pathname } = useLocation();
  const sheet = useRef<HTMLDivElement>(null);
  const close = () => sheet.current?.matches(':popover-open') && sheet.current.hidePopover();
  const shownOn = useRef(pathname);
  useEffect(() => {
    if (shownOn.current !== pathname && sheet.current?.matches(':popover-open')) sheet.current.hidePopover();
    shownOn.current = pathname;
  }, [pathname]);

  return (
    <div className="lg:hidden">
      <button type="button" popoverTarget={sheetId} className="-ml-2 min-h-11 px-2 whitespace-nowrap">
        {t('admin:menu')}
      </button>
      <div
        ref={sheet}
        id={sheetId}
        popover="auto"
        className="m-0 h-dvh w-72 max-w-[85vw] overflow-auto bg-paper py-5 text-small text-ink shadow-raised"
      >
        <div className="mb-4 flex justify-end px-5">
          <CloseButton label={t('common:close')} onClick={close} />
        </div>
        <Rail />
        <div className="mt-8 border-t border-hairline px-5 pt-5">
          <WhoAmI />
        </div>
      </div>
    </div>
  );
}
