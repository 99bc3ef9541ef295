import type { Permission } from '@junyao/commerce/contract';
import { act, type ReactNode } from 'react';
import { type ActionFunction, href, useLocation, useNavigationType } from 'react-router';
import { SWRConfig } from 'swr';
import { mountPage } from '../../private/testing/mount-page.tsx';
import { StaffContext } from '../frame/staff.ts';

interface MountedScreen {
  address?: string;
  permissions?: readonly Permission[];
  action?: (call: { request: Request }) => Promise<unknown>;
  loader?: () => unknown;
  decidesAlone?: boolean;
}

/** For tests with happy-dom: shows a part of the admin area in English. */
export function mountScreen(
  Screen: () => ReactNode,
  {
    address = href('/admin/orders'),
    permissions = [],
    decidesAlone = false,
    action,
    loader,
  }: MountedScreen = {},
): Promise<void> {
  const staff = { username: 'wang', roles: [], permissions: [...permissions], decidesAlone };
  // Every test starts with an empty cache.
  const swr = { provider: () => new Map() };
  return mountPage(
    () => (
      <SWRConfig value={swr}>
        <StaffContext value={staff}>
          <Screen />
          <Address />
        </StaffContext>
      </SWRConfig>
    ),
    address,
    {
      ...(action && { action: action as ActionFunction }),
      ...(loader && { loader, HydrateFallback: () => null }),
    },
  );
}

function Address() {
  const { pathname, search } = useLocation();
  return <output data-address={`${pathname}${search}`} data-navigation={useNavigationType()} />;
}

/** Undefined once the test has left the page. */
export function shownAddress(): string | undefined {
  return document.querySelector<HTMLElement>('[data-address]')?.dataset.address;
}

export function lastNavigation(): string | undefined {
  return document.querySelector<HTMLElement>('[data-address]')?.dataset.navigation;
}

export function find<Found extends HTMLElement = HTMLElement>(selector: string, name?: string): Found {
  const found = [...document.querySelectorAll<Found>(selector)].find(
    (each) => name === undefined || nameOf(each) === name,
  );
  if (!found) throw new Error(`There is no ${selector} ${name ?? ''}`);
  return found;
}

export function namesOf(selector: string): (string | undefined)[] {
  return [...document.querySelectorAll<HTMLElement>(selector)].map(nameOf);
}

export function offeredButtons(): (string | undefined)[] {
  return [...document.querySelectorAll<HTMLElement>('a, button')]
    .filter((each) => !each.closest('dialog'))
    .map(nameOf);
}

function nameOf(element: HTMLElement): string | undefined {
  const labels = 'labels' in element ? (element.labels as NodeListOf<HTMLElement> | null) : null;
  return element.getAttribute('aria-label') ?? labels?.[0]?.textContent ?? element.textContent ?? undefined;
}

type Fillable = HTMLInputElement | HTMLSelectElement | HTMLTextAreaElement;

export async function fill(field: Fillable, text: string): Promise<void> {
  const { set } = Object.getOwnPropertyDescriptor(Object.getPrototypeOf(field), 'value') ?? {};
  await act(async () => {
    set?.call(field, text);
    field.dispatchEvent(new Event(field.tagName === 'SELECT' ? 'change' : 'input', { bubbles: true }));
  });
}

export async function pressKey(key: string, target: Element = document.body): Promise<void> {
  await act(async () => {
    target.dispatchEvent(new KeyboardEvent('keydown', { key, bubbles: true, cancelable: true }));
  });
}

export async function click(element: HTMLElement): Promise<void> {
  await act(async () => element.click());
}
