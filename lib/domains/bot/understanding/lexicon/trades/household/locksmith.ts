import type { Trade } from "@/lib/domains/bot/understanding/lexicon/concept";

const locksmith = "home.locksmith";
const kindOf = { broader: locksmith, otherwise: locksmith };

/** Doors, locks and keys. Keys of cars are the garage's. */
export const locksAndKeys: Trade = {
  locksmith: {
    otherwise: "home.handyman",
    pt: `chaveiro, fechadura, chaveiro 24h, chaveiro 24 horas, cadeado, serviço de chaveiro`,
    es: `cerrajería, cerrajero, cerradura, cerrajeros, cerrajero 24 hs, cerragero, serrajero, candado de puerta, trabex`,
    en: `locksmith, lock smith, locksmiths, padlock, locksmith service`,
    needs: `fechadura|porta emperrou|tranca|arrombada|arrombaram, cerradura|puerta cierra|forzaron|forzada, lock|door sticking|forced|kicked`,
  },
  door_opening: {
    ...kindOf,
    pt: `abertura de porta, abrir a porta, abrir porta trancada, abertura de fechadura, abertura de portas, abertura residencial`,
    es: `apertura de puerta, abrir la puerta, apertura de puertas, abran la puerta, apertura de cerradura, apertura de emergencia`,
    en: `door unlocking, open the door, door opening, unlock my door, lockout, lockout service, emergency lockout, gain entry`,
    needs: `perdi a chave, perdi as chaves, chave dentro de casa, tranquei a chave, trancado pra fora, trancada pra fora, trancado, porta bateu, porta trancada, perdí las llaves, llaves adentro, quedé afuera,
      quedé encerrada, quedé encerrado, se cerró la puerta, locked out, locked myself out, lost my keys, lost the key, keys inside, door slammed shut,
      trancada|trancado|trancou|tranquei|preso|presa|presos fora|rua|casa|apartamento|banheiro|corredor|chave|porta, fiquei pra fora, chave|chaves dentro|sumiu|presa|perdi|esqueci|perdeu,
      porta abre, porta bateu com o vento, olvidé|perdí|dejé|quedaron|extravié|perdimos llave|llaves, quedé|quedamos|quedó afuera|encerrada|encerrado|encerrados,
      llave|llaves adentro|perdida|olvidadas, puerta abre, no puedo entrar a mi casa, =no puedo entrar, locked|lock|shut out|outside|myself|ourselves|inside|balcony,
      key|keys inside|lost|forgot|missing, can't get into my house|apartment|flat|place, =can't get in, =sin llaves, =sem chave, =sem chaves, =no keys, =without keys`,
  },
  lock_change: {
    ...kindOf,
    pt: `troca de fechadura, trocar a fechadura, instalar fechadura, instalação de fechadura, trocar o miolo, miolo da fechadura, tambor da fechadura, fechadura nova, troca de cilindro, conserto de fechadura`,
    es: `cambio de cerradura, cambiar la cerradura, cambio de cilindro, colocar cerradura, colocación de cerradura, tambor de cerradura, cerradura nueva, instalación de cerradura, reparación de cerradura`,
    en: `lock change, change the locks, lock replacement, new locks, new lock, install a lock, lock installation, deadbolt, lock repair, fix the lock, locks changed`,
    needs: `me roubaram a chave, me robaron las llaves, stolen keys, chave|chaves roubaram|roubada, robaron llave|llaves, ex tem a chave, inquilino saiu trocar, mi ex tiene la llave, se fue el inquilino,
      =ex still has, ex has a key, tenant moved out, moved in change locks, fechadura travou|travada|quebrada|quebrou|emperrada, cerradura trabada|trabó|rota|rompió, lock jammed|stuck|broken|broke|loose, lock is jammed`,
  },
  rekey: {
    ...kindOf,
    otherwise: "home.lock_change",
    pt: "troca de segredo, trocar o segredo, mudança de segredo, segredo da fechadura",
    es: "cambio de combinación, combinación nueva, cambio de combinación de cerradura, cambiar la combinación",
    en: "rekey, rekeying, re-key, lock rekey, change the combination",
  },
  key_copy: {
    ...kindOf,
    pt: `cópia de chave, cópias de chave, fazer chave, fazer uma cópia da chave, chave extra, chave reserva, chave tetra, tetra chave, duplicar chave, tag de portaria, clonagem de tag, cópia de controle`,
    es: `copia de llave, copia de llaves, copias de llaves, duplicado de llaves, duplicado, hacer una copia de la llave, llave nueva, llaves nuevas, duplicar llave, copia de llave magnética, copia de control`,
    en: `key copy, key cutting, extra keys, spare key, spare keys, copy of my key, duplicate key, key duplication, copy keys, fob copy`,
  },
  broken_key: {
    ...kindOf,
    pt: "extração de chave quebrada, retirada de chave quebrada, extração de chave, chave quebrada",
    es: "extracción de llave rota, extracción de llave, sacar llave rota, llave rota",
    en: "broken key extraction, key extraction, broken key removal, broken key",
    needs: `chave quebrou|entortou|emperrada|emperrou, chave presa, llave trabada|partió|dobló|traba|gira|entra|rompió, se trabó la llave, no gira la llave, key snapped, key broke, key stuck, key|keys stuck|broke|snapped|bent`,
  },
  digital_lock: {
    ...kindOf,
    otherwise: "home.lock_change",
    pt: "fechadura eletrônica, fechadura digital, instalação de fechadura eletrônica, instalação de fechadura digital, fechadura com senha, fechadura biométrica, fechadura inteligente",
    es: "cerradura digital, cerradura electrónica, cerradura inteligente, instalación de cerradura digital, cerradura con código, cerradura con huella",
    en: "smart lock, digital lock, smart lock installation, keypad lock, electronic lock, fingerprint lock",
  },
  safe_opening: {
    ...kindOf,
    pt: "abertura de cofre, abrir cofre, conserto de cofre, troca de senha do cofre",
    es: "apertura de caja fuerte, abrir caja fuerte, reparación de caja fuerte",
    en: "safe opening, open safe, safe cracking, safe repair",
    needs: "cofre senha|esqueci|travou|abre, caja fuerte clave|olvidé|abre|trabó, safe code|combination|forgot|open",
  },
};
