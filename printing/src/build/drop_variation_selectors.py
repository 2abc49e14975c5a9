# Takes the variation selectors (format 14) out of fonts: fontbox cannot read them and warns at every start.
import struct,sys
for f in sys.argv[1:]:
    b=bytearray(open(f,'rb').read())
    n=struct.unpack('>H',b[4:6])[0]
    for i in range(n):
        o=12+16*i
        tag=bytes(b[o:o+4]); off,ln=struct.unpack('>II',b[o+8:o+16])
        if tag==b'cmap':
            m=struct.unpack('>H',b[off+2:off+4])[0]
            recs=[bytes(b[off+4+8*k:off+12+8*k]) for k in range(m)]
            keep=[r for r in recs if struct.unpack('>HH',r[:4])!=(0,5)]
            if len(keep)!=len(recs):
                b[off+2:off+4]=struct.pack('>H',len(keep))
                b[off+4:off+4+8*m]=b''.join(keep)+b'\0'*(8*(m-len(keep)))
                pad=bytes(b[off:off+ln])+b'\0'*(-ln%4)
                s=sum(struct.unpack('>%dI'%(len(pad)//4),pad))&0xffffffff
                b[o+4:o+8]=struct.pack('>I',s)
                open(f,'wb').write(b); print('dropped',f)
