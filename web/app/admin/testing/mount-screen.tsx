import type { Permission } from '@junyao/commerce/contract';
import { act, type ReactNode } from 'react';
import { type ActionFunction, href, useLocation, useNavigationType } from 'react-router';
import { SWRConfig } from 'swr';
import { mountPage } from '../../private/testing/mount-page.tsx';
import { StaffContext } from '../frame/staff.ts';

interface MountedScreen {
  address?: string;
  /** What the person may do: nothing unless it is named. */
  permissions?: readonly Permission[];
  /** The `clientAction` of the page. */
  action?: (call: { request: Request }) => Promise<unknown>;
  /** The `clientLoader` of the page. */
  loader?: () => unknown;
}

/** For tests with happy-dom: shows a part of the admin area in English to a person with these permissions. */
export function mountScreen(
  Screen: () => ReactNode,
  { address = href('/admin/orders'), permissions = [], action, loader }: MountedScreen = {},
): Promise<void> {
  const staff = { username: 'wang', roles: [], permissions: [...permissions] };
  // Every test starts without the answers of other tests.
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

/** The address that the browser would show. Undefined once the test has left the page. */
export function shownAddress(): string | undefined {
  return document.querySelector<HTMLElement>('[data-address]')?.dataset.address;
}

/** How the page came to its address: whether it was added to the history or replaced the last one. */
export function lastNavigation(): string | undefined {
  return document.querySelector<HTMLElement>('[data-address]')?.dataset.navigation;
}

/** The first element of the selector, or the first one with this label or text. */
export function find<Found extends HTMLElement = HTMLElement>(selector: string, name?: string): Found {
  const found = [...document.querySelectorAll<Found>(selector)].find(
    (each) => name === undefined || nameOf(each) === name,
  );
  if (!found) throw new Error(`There is no ${selector} ${name ?? ''}`);
  return found;
}

/** The names of all elements, in the order of the page. */
export function namesOf(selector: string): (string | undefined)[] {
  return [...document.querySelectorAll<HTMLElement>(selector)].map(nameOf);
}

/** The names of the buttons and links outside of dialogs. */
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

/** Types a text into a field, or chooses an option. */
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
