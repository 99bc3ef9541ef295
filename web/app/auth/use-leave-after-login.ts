import { useTranslation } from 'react-i18next';
import { href, useNavigate } from 'react-router';
import { putIntoCart } from '../cart/add-piece.ts';
import { forgetWantedPiece, readWantedPiece } from '../cart/wanted-piece.ts';
import { forgetLocation, type SavedLocation } from '../session/auth-redirect.ts';
import { keptLocation } from '../session/kept-location.ts';
import { readSession } from '../session/session.ts';
import { referringLocation } from './referring-location.ts';

/** Opens the saved page, else the referring page, else the home page, and puts the wanted piece into the cart. */
export function useLeaveAfterLogin(): () => void {
  const { i18n } = useTranslation();
  const navigate = useNavigate();

  async function addWantedPiece() {
    const session = readSession();
    const piece = readWantedPiece();
    forgetWantedPiece();
    if (!session || !piece) return;
    await putIntoCart(i18n, session.userId, piece);
  }

  return () => {
    const { pathname, search, hash, state } = keptLocation() ?? referringLocation() ?? home;
    forgetLocation();
    void addWantedPiece();
    void navigate({ pathname, search, hash }, { replace: true, state });
  };
}

const home: SavedLocation = { pathname: href('/'), search: '', hash: '', state: null };
