import { knownValue } from '../server-value.ts';
import { FooterLinks } from './footer.tsx';
import { MegaMenu } from './mega-menu.tsx';
import { PhoneLinks, PhoneMenus } from './phone-menus.tsx';
import type { ShellData } from './shell-data.ts';

type Part = { of: ShellData['written'] };

/** What of header and footer the server writes and no script touches. */
export const writtenParts = {
  Menus: ({ of }: Part) => (
    <ul>
      {knownValue(of).menus.map((menu) => (
        <MegaMenu key={menu.key} menu={menu} />
      ))}
    </ul>
  ),
  PhoneMenus: ({ of }: Part) => <PhoneMenus menus={knownValue(of).menus} />,
  PhoneLinks: ({ of }: Part) => <PhoneLinks phone={knownValue(of).phone} />,
  Footer: ({ of }: Part) => <FooterLinks of={knownValue(of)} />,
};
