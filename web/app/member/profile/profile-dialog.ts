import type { Profile } from '@junyao/commerce/contract';

export interface ProfileDialogProps {
  profile: Profile;
  open: boolean;
  onClose: () => void;
  /** Called with the key of the message that says what was saved. */
  onSaved: (message: string) => void;
}
